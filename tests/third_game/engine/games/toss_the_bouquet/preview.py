"""What a jump would bring: nobody knows."""
