"""Capitals and lining figures of our own, drawn with the broad pen of `pens`.

A table in the shape of code: each glyph is its strokes and the width it takes.
"""

from __future__ import annotations

from typing import Final

from .pens import CAP, Contour, Pen

KERN: Final[dict[str, int]] = {
    "AT": -8,
    "AV": -9,
    "AW": -9,
    "AY": -9,
    "DT": -2,
    "KE": -2,
    "LA": 1,
    "LD": -1,
    "LT": -6,
    "LY": -8,
    "RY": -3,
    "TA": -7,
    "TE": -4,
    "VA": -9,
    "WA": -10,
    "WE": -2,
    "WI": -1,
    "XT": -4,
    "YA": -9,
    "YS": -3,
}
"""What is added between two letters that would stand too far apart, or too near."""


def glyph(ch: str, stem: float, hair: float) -> tuple[list[Contour], int]:
    """Return a glyph's contours and the width it takes; raise KeyError for others."""
    p = Pen(stem, hair)
    w, h = stem, hair
    s2 = w / 2
    match ch:
        case "A":
            p.diag(8, 0, 33.5, CAP, h * 1.25)
            p.diag(31.5, CAP, 56, 0, w)
            p.rect(17, 22, 48, 22 + h)
            p.serif(8, 0, h * 1.4, w * 0.75, 1)
            p.serif(56, 0, w * 1.1, w * 0.62, 1)
            adv = 66
        case "B":
            p.stem(14, rx=False)
            p.bowl(14, 36, CAP, 49, w * 0.94, x1=29)
            p.bowl(14, 0, 36 + h, 54, w, x1=30)
            adv = 59
        case "C" | "G":
            p.stroke(
                (58, 52, h),
                (54, 64, 46, CAP - h / 2, 36, CAP - h / 2, h),
                (18, CAP - h / 2, 5 + s2, 55, 5 + s2, 35, w),
                (5 + s2, 15, 18, h / 2, 36, h / 2, h),
                *(
                    [(47, h / 2, 56, 8, 59, 20, h)]
                    if ch == "C"
                    else [(46, h / 2, 55, 5, 58 - s2, 10, h * 1.5)]
                ),
            )
            p.poly(
                [
                    (60, CAP),
                    (60, 47),
                    (60 - h * 0.9, 47),
                    (58 - h, 55),
                    (52.5, 62),
                    (58, 66.5),
                ]
            )
            adv = 65
            if ch == "G":
                p.rect(58 - w, 3, 58, 30)
                p.serif(58 - s2, 31, w, w * 0.75, -1)
                p.poly([(58 - w, 4), (58, 4), (58, 0), (56, 0)])
                adv = 70
        case "D":
            p.stem(14, rx=False)
            p.bowl(14, 0, CAP, 64, w, x1=30, k=0.6)
            adv = 69
        case "E" | "F":
            p.stem(14, rx=False, bot=(ch == "E"))
            p.rect(14, CAP - h, 50, CAP)
            p.beak(50, CAP, 1, -1, 17)
            p.rect(14, 35 - h / 2, 38, 35 + h / 2)
            p.poly(
                [
                    (39.5, 45),
                    (39.5, 25),
                    (38, 25),
                    (34, 35 - h / 2),
                    (34, 35 + h / 2),
                    (38, 45),
                ]
            )
            if ch == "E":
                p.rect(14, 0, 53, h)
                p.beak(53, 0, 1, 1, 19)
                adv = 57
            else:
                p.serif(14, 0, w, w * 0.78, 1)
                adv = 54
        case "H":
            p.stem(14)
            p.stem(56)
            p.rect(14, 35 - h / 2, 56, 35 + h / 2)
            adv = 70
        case "I":
            p.stem(14)
            adv = 28
        case "J":
            p.rect(30 - s2, 20, 30 + s2, CAP)
            p.serif(30, CAP, w, w * 0.78, -1)
            p.stroke(
                (30, 22, w),
                (30, 8, 25, h / 2, 17, h / 2, h),
                (11, h / 2, 7, 5, 6, 11, h),
            )
            p.ball(11, 12, 5.8)
            adv = 43
        case "K":
            p.stem(14)
            p.diag(20, 26, 53, CAP, h * 1.2)
            p.serif(53, CAP, h * 1.4, w * 0.8, -1)
            p.diag(31, 40, 56, 0, w)
            p.serif(56, 0, w * 1.1, w * 0.6, 1)
            adv = 66
        case "L":
            p.stem(14)
            p.rect(14, 0, 51, h)
            p.beak(51, 0, 1, 1, 21)
            adv = 54
        case "M":
            p.stem(11, w=h * 1.3, ext=w * 0.8, rx=False)
            p.serif(11, 0, h * 1.3, w * 0.8, 1)
            p.diag(13, CAP, 40, 4, w)
            p.diag(67.5, CAP, 40, 2, h * 1.2)
            p.stem(70, ext=w * 0.78, lx=False)
            p.serif(70, 0, w, w * 0.78, 1)
            adv = 84
        case "N":
            p.stem(12, w=h * 1.3, ext=w * 0.85, rx=False)
            p.serif(12, 0, h * 1.3, w * 0.85, 1)
            p.diag(14, CAP, 55, 0, w * 1.02)
            p.stem(56, w=h * 1.3, ext=w * 0.85, bot=False)
            adv = 68
        case "O":
            p.ring(36, 35, 31.5, 35.6)
            adv = 72
        case "P":
            p.stem(14, rx=False)
            p.serif(14, 0, w, w * 0.78, 1)
            p.bowl(14, 32, CAP, 52, w, x1=30)
            adv = 56
        case "Q":
            p.ring(36, 35, 31.5, 35.6)
            p.stroke(
                (30, 6, h),
                (38, 10, 42, -12, 56, -12, w * 0.6),
                (60, -12, 63, -10, 65, -6, h),
            )
            adv = 72
        case "R":
            p.stem(14, rx=False)
            p.serif(14, 0, w, w * 0.78, 1)
            p.bowl(14, 34, CAP, 51, w, x1=29)
            p.stroke(
                (30, 35, h),
                (42, 35, 44, 28, 44, 18, w * 0.95),
                (44, 8, 47, 1.5, 55, 1.5, h * 1.2),
                (60, 1.5, 62, 4, 63, 9, h),
            )
            adv = 65
        case "S":
            p.stroke(
                (47, 51, h),
                (45, 63, 38, CAP - h / 2, 28, CAP - h / 2, h),
                (16, CAP - h / 2, 9, 63, 9, 53.5, w * 0.72),
                (9, 42, 20, 39.5, 28, 36, w * 1.08),
                (38, 31.5, 47, 28, 47, 17, w * 0.78),
                (47, 6.5, 39, h / 2, 27.5, h / 2, h),
                (17, h / 2, 8.5, 8, 6.5, 20, h),
            )
            p.poly(
                [
                    (48.6, CAP),
                    (48.6, 49),
                    (48.6 - h * 0.9, 49),
                    (46.6 - h, 55),
                    (42, 62.5),
                    (46.8, 66),
                ]
            )
            p.poly([(5, 0), (5, 23), (5 + h * 0.9, 23), (7 + h, 16), (11.5, 8), (7, 4)])
            adv = 56
        case "T":
            p.stem(30, top=False)
            p.rect(4, CAP - h, 56, CAP)
            p.beak(56, CAP, 1, -1, 21)
            p.beak(4, CAP, -1, -1, 21)
            adv = 60
        case "U":
            p.stroke(
                (14, CAP, w),
                (14, 24, w),
                (14, 9, 22, h / 2, 34, h / 2, h * 1.05),
                (46, h / 2, 53, 9, 53, 24, h * 1.2),
                (53, CAP, h * 1.2),
            )
            p.serif(14, CAP, w, w * 0.78, -1)
            p.serif(53, CAP, h * 1.2, w * 0.85, -1)
            adv = 66
        case "V":
            p.diag(12, CAP, 35, 0, w)
            p.diag(33, 0, 56, CAP, h * 1.2)
            p.serif(12, CAP, w * 1.1, w * 0.62, -1)
            p.serif(56, CAP, h * 1.4, w * 0.75, -1)
            adv = 66
        case "W":
            p.diag(11, CAP, 30, 0, w)
            p.diag(28.5, 0, 46, CAP, h * 1.2)
            p.diag(43, CAP, 62, 0, w)
            p.diag(60.5, 0, 80, CAP, h * 1.2)
            p.serif(11, CAP, w * 1.1, w * 0.62, -1)
            p.serif(43, CAP, w * 1.1, w * 0.62, -1)
            p.serif(80, CAP, h * 1.4, w * 0.75, -1)
            adv = 91
        case "X":
            p.diag(13, CAP, 51, 0, w)
            p.diag(10, 0, 50, CAP, h * 1.2)
            p.serif(13, CAP, w * 1.1, w * 0.6, -1)
            p.serif(51, 0, w * 1.1, w * 0.6, 1)
            p.serif(10, 0, h * 1.4, w * 0.7, 1)
            p.serif(50, CAP, h * 1.4, w * 0.7, -1)
            adv = 62
        case "Y":
            p.stem(32, y1=32, top=False)
            p.diag(11, CAP, 32, 30, w)
            p.diag(32.5, 31, 54, CAP, h * 1.2)
            p.serif(11, CAP, w * 1.1, w * 0.6, -1)
            p.serif(54, CAP, h * 1.4, w * 0.75, -1)
            adv = 63
        case "Z":
            p.rect(6, CAP - h, 50, CAP)
            p.rect(5, 0, 51, h)
            p.diag(10, 0, 46, CAP, w)
            p.beak(6, CAP, -1, -1, 18)
            p.beak(51, 0, 1, 1, 20)
            adv = 56
        case "&":
            p.stroke(
                (60, 34, h),
                (56, 18, 44, h / 2, 26, h / 2, h * 1.2),
                (13, h / 2, 6, 9, 6, 19, w * 0.8),
                (6, 30, 16, 36, 25, 41, h * 1.4),
                (34, 46, 41, 50, 41, 58, w * 0.55),
                (41, 65, 36, CAP - h / 2, 30, CAP - h / 2, h),
                (23, CAP - h / 2, 18, 65, 18, 57, w * 0.5),
                (18, 46, 30, 32, 46, 12, w * 0.9),
                (54, 2, 60, 1, 66, 4, h),
            )
            p.ball(59, 36, 4.6)
            adv = 70
        case ".":
            p.ball(6, 5.2, 5.4)
            adv = 13
        case "-":
            p.rect(3, 31, 33, 31 + max(h * 1.8, 6.4))
            adv = 37
        case "+":
            t = max(h * 1.5, 5.4)
            p.rect(3, 35 - t / 2, 37, 35 + t / 2)
            p.rect(20 - t / 2, 18, 20 + t / 2, 52)
            adv = 40
        case "x":
            p.diag(6, 12, 34, 44, h * 1.4)
            p.diag(34, 12, 6, 44, w * 0.6)
            adv = 40
        case "0":
            p.ring(28, 35, 24, 35.6)
            adv = 56
        case "1":
            p.stem(22, top=False, ext=w * 1.0)
            p.stroke((8, 56, h), (14, 57, 18, 61, 20, CAP, w * 0.45))
            p.poly([(22 - s2, CAP), (22 + s2, CAP), (22 + s2, 60), (22 - s2, 60)])
            p.poly([(6, 57), (6, 57 - h), (22, 60), (22, CAP)])
            adv = 42
        case "2":
            p.stroke(
                (7, 51, h),
                (8, 62, 16, CAP - h / 2, 27, CAP - h / 2, h),
                (38, CAP - h / 2, 45 - s2 * 0.2, 62, 45 - s2 * 0.2, 52, w * 0.98),
                (45 - s2 * 0.2, 38, 30, 30, 8, 5, h * 1.5),
            )
            p.ball(12.2, 52, 6.4)
            p.poly(
                [
                    (5, 0),
                    (46, 0),
                    (47.5, 20),
                    (47.5 - h * 0.9, 20),
                    (44, 11),
                    (38, 9.5),
                    (12, 9.5),
                    (5, 5),
                ]
            )
            adv = 53
        case "3":
            p.stroke(
                (7, 55, h),
                (9, 64, 16, CAP - h / 2, 25, CAP - h / 2, h),
                (35, CAP - h / 2, 42 - s2 * 0.3, 64, 42 - s2 * 0.3, 54, w * 0.85),
                (42 - s2 * 0.3, 43, 34, 37.5, 20, 37.2, h),
            )
            p.stroke(
                (20, 37.2, h),
                (37, 37.2, 46 - s2 * 0.3, 31, 46 - s2 * 0.3, 19, w),
                (46 - s2 * 0.3, 7, 37, h / 2, 25, h / 2, h),
                (14, h / 2, 7, 7, 6, 15, h),
            )
            p.ball(11.5, 54, 6)
            p.ball(11.2, 16, 6.4)
            adv = 53
        case "4":
            p.stem(37, top=False, ext=w * 0.8)
            p.diag(5, 17, 36, CAP, h * 1.3)
            p.rect(3, 16 - h * 0.3, 53, 16 + h * 1.1)
            adv = 56
        case "5":
            p.stroke(
                (12, 37, h * 1.1),
                (16, 43, 21, 45 - h / 2, 27, 45 - h / 2, h),
                (39, 45 - h / 2, 46 - s2 * 0.2, 36, 46 - s2 * 0.2, 23.5, w),
                (46 - s2 * 0.2, 9, 37, h / 2, 25, h / 2, h),
                (14, h / 2, 7, 7, 6, 15, h),
            )
            p.ball(11.2, 16, 6.4)
            p.rect(11, 36, 11 + h * 1.2, CAP - 1)
            p.poly(
                [
                    (11, CAP),
                    (11, CAP - 9.5),
                    (30, CAP - 9.5),
                    (39, CAP - 8),
                    (43.5, CAP + 2.5),
                    (42.5, CAP + 3),
                    (38, CAP),
                ]
            )
            adv = 53
        case "6" | "9":
            q = Pen(w, h)
            q.stroke(
                (43, 57, h),
                (41, 65, 36, CAP - h / 2, 29, CAP - h / 2, h),
                (14, CAP - h / 2, 5 + s2, 54, 5 + s2, 33, w),
                (5 + s2, 14, 14, h / 2, 27, h / 2, h),
                (39, h / 2, 48 - s2, 9, 48 - s2, 22, w * 0.95),
                (48 - s2, 35, 39, 44 - h / 2, 28, 44 - h / 2, h),
                (19, 44 - h / 2, 12, 38, 10 + s2 * 0.6, 28, h),
            )
            q.ball(38.4, 57.4, 6)
            if ch == "6":
                p.contours += q.contours
            else:
                p.contours += [
                    c._replace(points=tuple((53 - x, 70 - y) for x, y in c.points))
                    for c in q.contours
                ]
            adv = 53
        case "7":
            p.poly(
                [
                    (6, CAP),
                    (47, CAP),
                    (47, CAP - 9.5),
                    (12, CAP - 9.5),
                    (8, CAP - 11),
                    (7, CAP - 20),
                    (6, CAP - 20),
                ]
            )
            p.stroke((45, CAP - 7, h * 1.6), (34, 46, 24, 30, 22, 6, w), (22, 0, w))
            adv = 52
        case "8":
            p.ring(27, 53, 17.5, 17.6, stem=w * 0.82)
            p.ring(27, 19, 21.5, 19.6, stem=w * 0.98)
            adv = 54
        case " ":
            adv = 26
        case _:
            raise KeyError(ch)
    return p.contours, adv
