#!/bin/sh
# Draws the icons of the installed app from public/icon.svg. Needs rsvg-convert. Run it when the
# drawing changes; the pictures are kept in the repository.
set -eu
cd "$(dirname "$0")/../public"
for size in 192 512; do
    rsvg-convert --width "$size" --height "$size" icon.svg --output "icon-$size.png"
done
# A maskable icon fills its square; what matters lies within the inner 80 %.
sed -e 's/rx="15"/rx="0"/' -e 's/viewBox="0 0 64 64"/viewBox="-4 -4 72 72"/' \
    -e 's/<rect width="64" height="64"/<rect x="-4" y="-4" width="72" height="72"/' icon.svg |
    rsvg-convert --width 512 --height 512 --output icon-maskable-512.png
