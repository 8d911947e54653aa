#include "cli/play/line_editor.hpp"

#include "cli/play/screen.hpp"
#include "cli/terminal.hpp"

#include <histedit.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cwchar>

namespace barracuda::cli {
namespace {

constexpr int remembered_lines = 200;

std::string common_beginning(const std::vector<std::string>& texts) {
    std::string common = texts.front();
    for (const std::string& text : texts) {
        const auto end = std::ranges::mismatch(common, text).in1;
        common.erase(end, common.end());
    }
    return common;
}

}  // namespace

// The callbacks of the C library; each finds its object again.
struct LineEditor::Callbacks {
    static LineEditor& self(EditLine* editor) {
        void* data = nullptr;
        el_get(editor, EL_CLIENTDATA, &data);
        return *static_cast<LineEditor*>(data);
    }
    static char* prompt(EditLine* editor) { return self(editor).prompt_.data(); }
    static int read_character(EditLine* editor, wchar_t* character) {
        return self(editor).read_character(*character);
    }
    static unsigned char complete(EditLine* editor, int) { return self(editor).complete_word(); }
};

LineEditor::LineEditor(TerminalSignals& signals, Complete complete, std::function<void()> redraw,
                       Interjection interjection)
    : signals_(signals),
      complete_(std::move(complete)),
      redraw_(std::move(redraw)),
      interjection_(std::move(interjection)),
      editor_(el_init("barracuda", stdin, stdout, stderr)),
      lines_(history_init()) {
    HistEvent event;
    ::history(lines_, &event, H_SETSIZE, remembered_lines);
    ::history(lines_, &event, H_SETUNIQUE, 1);
    el_set(editor_, EL_CLIENTDATA, this);
    el_set(editor_, EL_SIGNAL, 0);
    el_set(editor_, EL_EDITOR, "emacs");
    el_set(editor_, EL_HIST, ::history, lines_);
    el_set(editor_, EL_PROMPT, &Callbacks::prompt);
    el_wset(editor_, EL_GETCFN, &Callbacks::read_character);
    // The wide call, because the narrow one leaks copies of the texts.
    el_wset(editor_, EL_ADDFN, L"complete-action", L"complete an action or a command",
            &Callbacks::complete);
    el_wset(editor_, EL_BIND, L"^I", L"complete-action", nullptr);
}

LineEditor::~LineEditor() {
    el_end(editor_);
    history_end(lines_);
}

std::optional<std::string> LineEditor::read(const std::string& prompt) {
    prompt_ = prompt;
    std::fflush(stdout);
    // The library shows the prompt before it prepares the terminal: a Ctrl-D in between would be
    // lost.
    el_set(editor_, EL_PREP_TERM, 1);
    int length = 0;
    const char* const typed = el_gets(editor_, &length);
    if (typed == nullptr || length <= 0 || ended_) return std::nullopt;
    std::string line(typed, static_cast<std::size_t>(length));
    while (!line.empty() && (line.back() == '\n' || line.back() == '\r')) line.pop_back();
    if (!line.empty()) {
        HistEvent event;
        ::history(lines_, &event, H_ENTER, line.c_str());
    }
    return line;
}

// One character, whatever its number of bytes; 0 at the end of input, as the library expects.
int LineEditor::read_character(wchar_t& character) {
    std::mbstate_t state{};
    while (true) {
        const TerminalSignals::Woken woken = signals_.wait(STDIN_FILENO, interjection_.descriptor);
        handle_signals();
        if (signals_.asked_to_leave()) break;
        if (woken == TerminalSignals::Woken::Interjection) {
            prompt_ = interjection_.tell();
            show_again();
        }
        if (woken != TerminalSignals::Woken::Input) continue;
        char byte = 0;
        const auto count = ::read(STDIN_FILENO, &byte, 1);
        if (count < 0 && errno == EINTR) continue;
        if (count <= 0) break;
        const std::size_t used = std::mbrtowc(&character, &byte, 1, &state);
        if (used == static_cast<std::size_t>(-2)) continue;
        if (used == static_cast<std::size_t>(-1)) {
            state = {};
            continue;
        }
        return 1;
    }
    ended_ = true;
    return 0;
}

void LineEditor::handle_signals() {
    bool redraws = signals_.take_resized();
    if (signals_.take_asked_to_stop()) {
        el_set(editor_, EL_PREP_TERM, 0);
        TerminalSignals::stop();
        el_set(editor_, EL_PREP_TERM, 1);
        redraws = true;
    }
    if (!redraws) return;
    el_resize(editor_);
    redraw_();
    show_again();
}

// The prompt and what has been typed so far, at the cursor.
void LineEditor::show_again() {
    std::fflush(stdout);
    el_set(editor_, EL_REFRESH);
}

unsigned char LineEditor::complete_word() {
    const LineInfo* const info = el_line(editor_);
    const std::string line(info->buffer, info->cursor);
    const auto candidates = complete_(line);
    if (candidates.empty()) return CC_REFRESH_BEEP;
    const std::string begun = line.substr(line.find_last_of(" \t") + 1);
    const std::string common = common_beginning(candidates);
    if (common.size() > begun.size()) {
        el_insertstr(editor_, common.substr(begun.size()).c_str());
        return CC_REFRESH;
    }
    if (candidates.size() == 1) return CC_REFRESH_BEEP;
    std::fprintf(stdout, "\n%s", in_columns(candidates, window_size().columns).c_str());
    std::fflush(stdout);
    return CC_REDISPLAY;
}

}  // namespace barracuda::cli
