#!/usr/bin/env bash
# usage: tests/package/check.sh BUILD FOLDER
#
# Installs the libraries of a build into a folder and builds a project of somebody else on them, once
# with CMake and once with pkg-config; both programs have to play the same game. No warning is let pass.
set -euo pipefail
build=$1 folder=$(realpath -m "$2") here=$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")
rm -rf "$folder"
cmake --install "$build" --component library --prefix "$folder/moved" >/dev/null
mv "$folder/moved" "$folder/installed"
cmake -G Ninja -S "$here" -B "$folder/consumer" -DCMAKE_PREFIX_PATH="$folder/installed" \
    -DCMAKE_BUILD_TYPE=Debug >/dev/null
cmake --build "$folder/consumer" >/dev/null
export PKG_CONFIG_PATH=$folder/installed/lib/pkgconfig
read -ra flags < <(pkg-config --cflags --libs barracuda)
g++ -Wall -Wextra -Werror -O1 "$here/consumer.cpp" "${flags[@]}" -o "$folder/by-pkg-config"
diff <("$folder/consumer/consumer") <("$folder/by-pkg-config")
"$folder/consumer/consumer"
