"""The drawings, as the programs that draw them: `python -m tools.art` writes them out.

plates        the line plate, the tint plate, stars and flowers
accessories, bridesmaids, symbols, wedding, ornaments, icons   drawings by what they show
faces, guests the portraits
pens, glyphs, lettering   our own letters and figures
sprite        all of them as one file, and their sizes for `ui/parts`
app_icon      the site's icon
"""
