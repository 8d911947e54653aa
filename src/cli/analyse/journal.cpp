#include "cli/analyse/journal.hpp"

#include "base/text.hpp"
#include "cli/input.hpp"
#include "rules/record/comment.hpp"
#include "rules/text/fen.hpp"
#include "rules/text/notation.hpp"

#include <fmt/format.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <utility>

namespace barracuda::cli {
namespace {

constexpr std::string_view heading = "barracuda analyse: ";
constexpr std::string_view game_word = "game ";
constexpr std::string_view line_end = " .";  // a line without it was truncated
constexpr std::string_view no_evaluation = "over";

int close_nothing(std::FILE*) { return 0; }

// "12 -0.35 412 d2d5 x@c4": the number of the action, the evaluation after it, the loss, and the
// better line.
std::string text_of(std::size_t index, const Judgement& judgement) {
    std::string text = fmt::format(
        "{} {} {}", index,
        judgement.after ? evaluation_text(*judgement.after) : std::string(no_evaluation),
        judgement.lost);
    for (const Action action : judgement.better) text += ' ' + to_text(action);
    return text;
}

std::optional<std::pair<std::size_t, Judgement>> parse(std::string_view line) {
    const auto fields = words(line);
    if (fields.size() < 3) return std::nullopt;
    const auto index = parse_number(fields[0]);
    const auto after = parse_evaluation(fields[1]);
    const auto lost = parse_number(fields[2]);
    if (!index || *index < 0 || !lost || *lost < 0 || *lost > 1000) return std::nullopt;
    if (!after && fields[1] != no_evaluation) return std::nullopt;
    Judgement judgement{.after = after, .lost = static_cast<int>(*lost)};
    for (std::size_t i = 3; i < fields.size(); ++i) {
        const auto action = parse_action(fields[i]);
        if (!action) return std::nullopt;
        judgement.better.push_back(*action);
    }
    return std::pair(static_cast<std::size_t>(*index), std::move(judgement));
}

}  // namespace

std::string journal_key(const Record& record) {
    std::string key = to_fen(record.start);
    for (const Played& placement : record.placements) key += ' ' + to_text(placement);
    for (const RecordTurn& turn : record.turns) {
        key += ' ' + to_text(turn);
        if (turn.draw) key += turn.draw == DrawWords::Offered ? " offer" : " refuse";
    }
    return key;
}

Result<Journal, std::string> Journal::open(const std::string& path, const std::string& analyst) {
    if (path.empty()) return Journal({}, File(nullptr, close_nothing));
    File file(std::fopen(path.c_str(), "ab"), std::fclose);
    if (!file) return fail(fmt::format("cannot write {}: {}", path, std::strerror(errno)));
    if (::flock(::fileno(file.get()), LOCK_EX | LOCK_NB) != 0)
        return fail(fmt::format("{} is in use: another analysis of the file is running", path));
    Journal journal(path, std::move(file));
    if (const auto loaded = journal.load(analyst); !loaded) return fail(loaded.error());
    return journal;
}

Result<void, std::string> Journal::load(const std::string& analyst) {
    const auto content = read_file(path_);
    if (!content) return fail(content.error());
    auto lines = split(*content, '\n');
    const std::string first = fmt::format("{}{}{}", heading, analyst, line_end);
    if (lines.size() == 1 && first.starts_with(lines.front())) {  // new, or hardly begun
        if (::ftruncate(::fileno(file_.get()), 0) != 0)
            return fail(fmt::format("cannot write {}: {}", path_, std::strerror(errno)));
        return write(first + '\n');
    }
    if (!lines.front().starts_with(heading) || !lines.front().ends_with(line_end))
        return fail(fmt::format(
            "{} is in the way: it does not belong to an analysis and would be overwritten", path_));
    if (lines.front() != first) {
        lines.front().remove_prefix(heading.size());
        lines.front().remove_suffix(line_end.size());
        return fail(
            fmt::format("an analysis with other settings ({}) was interrupted; finish it "
                        "with those, or delete {}",
                        lines.front(), path_));
    }
    const bool was_cut_off = !lines.back().empty();
    for (std::size_t i = 1; i < lines.size(); ++i) take_line(lines[i]);
    current_.clear();
    return was_cut_off ? write("\n") : Result<void, std::string>{};
}

void Journal::take_line(std::string_view line) {
    if (!line.ends_with(line_end)) return;
    line.remove_suffix(line_end.size());
    if (line.starts_with(game_word)) {
        current_ = line.substr(game_word.size());
    } else if (auto parsed = parse(line)) {
        keep(current_, parsed->first, std::move(parsed->second));
    }
}

void Journal::keep(const std::string& key, std::size_t index, Judgement judgement) {
    Judgements& judgements = games_[key];
    if (index > judgements.size()) return;
    judgements.resize(index);
    judgements.push_back(std::move(judgement));
}

const Judgements& Journal::of_game(const std::string& key) { return games_[key]; }

Result<void, std::string> Journal::add(const std::string& key, std::size_t index,
                                       Judgement judgement) {
    std::string text;
    if (current_ != key) text = fmt::format("{}{}{}\n", game_word, key, line_end);
    current_ = key;
    text += fmt::format("{}{}\n", text_of(index, judgement), line_end);
    keep(key, index, std::move(judgement));
    return write(text);
}

Result<void, std::string> Journal::write(const std::string& text) {
    if (!file_) return {};
    const bool written = std::fputs(text.c_str(), file_.get()) >= 0;
    if (written && std::fflush(file_.get()) == 0) return {};
    return fail(fmt::format("cannot write {}: {}", path_, std::strerror(errno)));
}

void Journal::remove() {
    if (file_) std::remove(path_.c_str());
}

}  // namespace barracuda::cli
