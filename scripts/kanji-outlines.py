#!/usr/bin/env python3
"""Makes src/ui/faces/kanji.txt: the outlines of the kanji on the pieces.

The phone need not own a Japanese font, so the glyphs travel as paths. They are taken
from Yuji Syuku (SIL Open Font License 1.1, see assets/licences/), which a registry
package carries in small subset files:

    npm install --prefix DIR @fontsource/yuji-syuku@5.3.0
    pip install fonttools==4.68.0 brotli==1.2.1
    scripts/kanji-outlines.py DIR/node_modules/@fontsource/yuji-syuku > src/ui/faces/kanji.txt

A brush font has far more points than a piece of one centimetre can show. Each outline is
therefore walked at a fine step, cut at its true corners, and fitted again with as few
cubic curves as keep within TOLERANCE of the original; then it is rounded to whole units of
a box BOX high or wide. The output depends on nothing but the font files.
"""

import math
import sys
from pathlib import Path

from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.ttLib import TTFont

# Named in src/ui/faces/kanji_signs.rs.
GLYPHS = "玉王飛角金銀桂香歩竜馬全圭杏と将車行兵成龍"

BOX = 150  # the longer side of every glyph, in units
STEP = 0.33  # distance of the points walked along the original, in units
TOLERANCE = 0.7  # how far a fitted curve may leave the original, in units
CORNER = math.radians(38)  # a sharper turn than this stays a corner
REACH = 2.0  # how far to each side the turn of a corner is measured, in units


def find_glyphs(package):
    """Contours of every glyph as lists of segments, from whichever subset has it."""
    wanted = set(GLYPHS)
    found = {}
    for path in sorted(Path(package, "files").glob("*-400-normal.woff2")):
        font = TTFont(path)
        cmap, glyphs = font.getBestCmap(), font.getGlyphSet()
        for char in sorted(wanted - found.keys()):
            if ord(char) in cmap:
                pen = DecomposingRecordingPen(glyphs)
                glyphs[cmap[ord(char)]].draw(pen)
                found[char] = contours(pen.value)
    missing = wanted - found.keys()
    if missing:
        sys.exit(f"not in {package}: {' '.join(sorted(missing))}")
    return found


def contours(recording):
    """Turns pen calls into closed contours of cubic segments (4 complex points)."""
    result, segments, start, at = [], [], 0j, 0j
    for name, args in recording:
        points = [complex(x, -y) for x, y in (p for p in args if p is not None)]
        if name == "moveTo":
            segments, start, at = [], points[0], points[0]
        elif name == "lineTo":
            segments.append(line(at, points[0]))
            at = points[0]
        elif name == "qCurveTo":
            if args[-1] is None:
                sys.exit("a contour without an on-curve point is not handled")
            *controls, end = points
            for i, control in enumerate(controls):
                last = i == len(controls) - 1
                to = end if last else (control + controls[i + 1]) / 2
                segments.append((at, at + (control - at) * 2 / 3, to + (control - to) * 2 / 3, to))
                at = to
        elif name == "curveTo":
            segments.append((at, *points))
            at = points[-1]
        elif name in ("closePath", "endPath"):
            if abs(at - start) > 1e-6:
                segments.append(line(at, start))
            result.append(segments)
    return result


def line(a, b):
    return (a, a + (b - a) / 3, a + (b - a) * 2 / 3, b)


def bezier(curve, t):
    a, b, c, d = curve
    s = 1 - t
    return s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d


def walk(segments):
    """Points at an even distance along a closed contour."""
    fine = []
    for segment in segments:
        n = max(2, int(sum(abs(segment[i + 1] - segment[i]) for i in range(3)) / (STEP / 8)))
        fine += [bezier(segment, i / n) for i in range(n)]
    lengths = [abs(fine[(i + 1) % len(fine)] - fine[i]) for i in range(len(fine))]
    total = sum(lengths)
    count = max(8, round(total / STEP))
    points, travelled, i = [], 0.0, 0
    for k in range(count):
        goal = total * k / count
        while travelled + lengths[i] < goal:
            travelled += lengths[i]
            i += 1
        part = (goal - travelled) / lengths[i] if lengths[i] else 0
        points.append(fine[i] + (fine[(i + 1) % len(fine)] - fine[i]) * part)
    return points


def corners(points):
    """Indices where the outline turns sharply: the sharpest of each neighbourhood."""
    n = len(points)
    reach = min(max(2, round(REACH / STEP)), n // 4)
    turns = []
    for i in range(n):
        before, after = points[i] - points[i - reach], points[(i + reach) % n] - points[i]
        turns.append(abs(math.atan2((after / before).imag, (after / before).real)) if before and after else 0)
    found = []
    for i in range(n):
        near = [turns[(i + k) % n] for k in range(-reach, reach + 1)]
        if turns[i] > CORNER and turns[i] == max(near) and (not found or i - found[-1] > 1):
            found.append(i)
    return found or [max(range(n), key=lambda i: turns[i])]


def tangent(points):
    """Direction in which a run of points sets out."""
    reach = min(len(points) - 1, 4)
    direction = points[reach] - points[0]
    return direction / abs(direction) if direction else 1 + 0j


def fit(points, start, end, depth=0):
    """Cubic curves through a run of points (least squares, split where worst)."""
    if len(points) < 4 or abs(points[-1] - points[0]) < 1.2:
        return [line(points[0], points[-1])]
    marks = [0.0]
    for a, b in zip(points, points[1:]):
        marks.append(marks[-1] + abs(b - a))
    marks = [m / marks[-1] for m in marks]
    best, worst, where = None, math.inf, 0
    for _ in range(6):
        curve = least_squares(points, marks, start, end)
        errors = [abs(bezier(curve, t) - p) for t, p in zip(marks, points)]
        peak = max(errors)
        if peak < worst:
            best, worst, where = curve, peak, errors.index(peak)
        if peak <= TOLERANCE:
            return [curve]
        marks = [closer(curve, p, t) for p, t in zip(points, marks)]
    if depth > 12:
        return [best]
    where = min(max(where, 2), len(points) - 3)
    direction = points[min(where + 2, len(points) - 1)] - points[where - 2]
    direction = direction / abs(direction) if direction else start
    return fit(points[: where + 1], start, -direction, depth + 1) + fit(points[where:], direction, end, depth + 1)


def dot(a, b):
    return a.real * b.real + a.imag * b.imag


def least_squares(points, marks, start, end):
    """The cubic with given end tangents that lies nearest to the points."""
    first, last = points[0], points[-1]
    c00 = c01 = c11 = x0 = x1 = 0.0
    for p, t in zip(points, marks):
        s = 1 - t
        b0, b1, b2, b3 = s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t
        a0, a1 = start * b1, end * b2
        c00, c01, c11 = c00 + dot(a0, a0), c01 + dot(a0, a1), c11 + dot(a1, a1)
        rest = p - (first * (b0 + b1) + last * (b2 + b3))
        x0, x1 = x0 + dot(a0, rest), x1 + dot(a1, rest)
    determinant = c00 * c11 - c01 * c01
    chord = abs(last - first)
    alpha = beta = chord / 3
    if abs(determinant) > 1e-9:
        alpha = (x0 * c11 - x1 * c01) / determinant
        beta = (c00 * x1 - c01 * x0) / determinant
        if alpha < chord * 0.05 or beta < chord * 0.05 or alpha > chord * 2 or beta > chord * 2:
            alpha = beta = chord / 3
    return (first, first + start * alpha, last + end * beta, last)


def closer(curve, point, t):
    """One Newton step towards the parameter nearest to the point."""
    a, b, c, d = curve
    s = 1 - t
    away = bezier(curve, t) - point
    first = 3 * (s * s * (b - a) + 2 * s * t * (c - b) + t * t * (d - c))
    second = 6 * (s * (c - 2 * b + a) + t * (d - 2 * c + b))
    slope = dot(first, first) + dot(away, second)
    return min(1.0, max(0.0, t - dot(away, first) / slope)) if slope else t


def outline(segments):
    """One contour as a compact relative path in whole units."""
    points = walk(segments)
    cuts = corners(points)
    curves = []
    for i, cut in enumerate(cuts):
        to = cuts[(i + 1) % len(cuts)]
        run = points[cut : to + 1] if to > cut else points[cut:] + points[: to + 1]
        curves += fit(run, tangent(run), tangent(run[::-1]))
    return curves


def path(all_curves):
    """SVG path data; every coordinate is relative to the rounded point before it."""
    out, command = [], ""
    at = 0j

    def put(letter, *numbers):
        nonlocal command
        text = "" if letter == command else letter
        for i, number in enumerate(numbers):
            separated = number < 0 or (i == 0 and text)
            text += ("" if separated else " ") + str(number)
        command = letter
        out.append(text)

    for curves in all_curves:
        begin = rounded(curves[0][0])
        out.append(f"M{int(begin.real)} {int(begin.imag)}".replace(" -", "-"))
        command, at = "", begin
        for i, (_, b, c, d) in enumerate(curves):
            d = begin if i == len(curves) - 1 else rounded(d)
            b, c = rounded(b) - at, rounded(c) - at
            step = d - at
            if not step:
                continue
            if straight(b, c, step):
                if i < len(curves) - 1:
                    put("l", int(step.real), int(step.imag))
            else:
                put("c", *(int(v) for z in (b, c, step) for v in (z.real, z.imag)))
            at = d
        out.append("z")
    return "".join(out)


def straight(b, c, step):
    length = abs(step)
    return all(
        abs((z * step.conjugate()).imag) / length < 0.75 and -1 < dot(z, step) / length < length + 1
        for z in (b, c)
    )


def rounded(z):
    return complex(math.floor(z.real + 0.5), math.floor(z.imag + 0.5))


def glyph(shape):
    """Scales a glyph into its box and gives (width, height, path)."""
    ends = [bezier(s, i / 16) for contour in shape for s in contour for i in range(17)]
    low = complex(min(z.real for z in ends), min(z.imag for z in ends))
    high = complex(max(z.real for z in ends), max(z.imag for z in ends))
    scale = BOX / max(high.real - low.real, high.imag - low.imag)
    moved = [[tuple((z - low) * scale for z in s) for s in contour] for contour in shape]
    size = rounded((high - low) * scale)
    return int(size.real), int(size.imag), path([outline(contour) for contour in moved])


def main():
    if len(sys.argv) != 2:
        sys.exit("usage: kanji-outlines.py PACKAGE-FOLDER")
    shapes = find_glyphs(sys.argv[1])
    print("# Generated by scripts/kanji-outlines.py from the font Yuji Syuku; do not edit.")
    print("# Copyright 2021 The Yuji Project Authors, SIL Open Font License 1.1: assets/licences/yuji-syuku.txt")
    for char in GLYPHS:
        print(char, *glyph(shapes[char]))


if __name__ == "__main__":
    main()
