#include "cli/analyse/analysis.hpp"

#include "cli/analyse/annotation.hpp"
#include "cli/analyse/judge.hpp"
#include "cli/analyse/splice.hpp"
#include "cli/command.hpp"
#include "cli/input.hpp"
#include "cli/output_file.hpp"
#include "rules/record/writer.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace barracuda::cli {
namespace {

namespace fs = std::filesystem;

std::int64_t action_count(const Record& record) {
    auto count = record.placements.size();
    for (const RecordTurn& turn : record.turns) count += 1 + turn.placements.size();
    return static_cast<std::int64_t>(count);
}

std::string turn_text(const Position& position) {
    return fmt::format("turn {} ({})", position.turn(), name_of(position.actor()));
}

std::string counted_games(std::int64_t number) {
    return fmt::format("{} game{}", number, number == 1 ? "" : "s");
}

}  // namespace

int Analysis::run() {
    const FileState state = input_state();
    if (const auto looked = look_through(); !looked) return complain(looked.error());
    if (interruption_.requested()) return report_interruption();
    if (games_ == 0) return complain(fmt::format("there is no game in {}", files_.input));
    if (to_do_ == 0 && files_.output == files_.input) return report_end();
    auto journal = Journal::open(files_.journal, analyst_);
    if (!journal) return complain(journal.error());
    if (const auto judged = judge_all(*journal); !judged) return complain(judged.error());
    if (interruption_.requested()) return report_interruption();
    if (input_state() != state)
        return complain(
            fmt::format("{} has changed in the meantime, so nothing was written; the same "
                        "command continues with the new version",
                        files_.input));
    if (const auto written = write(*journal); !written) return complain(written.error());
    journal->remove();
    return report_end();
}

// Counts, and reports the games that cannot be read.
Analysis::Done Analysis::look_through() {
    return for_each_game(files_.input, [&](const GameInFile& game) {
        ++games_;
        if (!game.record) {
            ++problems_;
            fmt::print(stderr, "{}; the game is left unchanged\n",
                       problem_text(files_.input, game.number, game.record.error()));
        } else if (is_to_do(game.record)) {
            ++to_do_;
            actions_ += action_count(*game.record);
        }
        return !interruption_.requested();
    });
}

bool Analysis::is_to_do(const RecordRead& read) const {
    return read && !is_annotated(*read, analyst_);
}

Analysis::Done Analysis::judge_all(Journal& journal) {
    AnalysisBar bar(games_, actions_);
    Done judged;
    const auto read = for_each_game(files_.input, [&](const GameInFile& game) {
        if (is_to_do(game.record)) judged = judge_game(game.number, *game.record, journal, bar);
        return judged && !interruption_.requested();
    });
    bar.finish();
    return read ? judged : read;
}

Analysis::Done Analysis::judge_game(std::int64_t number, const Record& record, Journal& journal,
                                    AnalysisBar& bar) {
    const std::string key = journal_key(record);
    const Game game = game_of(record);
    std::size_t index = std::min(journal.of_game(key).size(), game.size());
    if (index < game.size()) index -= index % Judge::chapter;
    bar.pass(static_cast<std::int64_t>(index));
    Judge judge(game, settings_, interruption_.signals());
    for (; index < game.size(); ++index) {
        const std::string turn = turn_text(game.before(index));
        place_ = fmt::format("game {} of {}, {}", number, games_, turn);
        bar.show(number, turn);
        auto judgement = judge.judge(index);
        if (!judgement) return {};
        if (auto added = journal.add(key, index, std::move(*judgement)); !added) return added;
        bar.count_one();
    }
    return {};
}

Analysis::Done Analysis::write(Journal& journal) {
    OutputFile output(files_.output);
    if (auto opened = output.open(); !opened) return opened;
    Splice splice(files_.input, output);
    bool was_replaced = false;
    auto read = for_each_game(files_.input, [&](const GameInFile& game) {
        // Several games on one line: a rewritten one has lost the space after it.
        if (was_replaced && splice.offset() == game.begin) output.write("\n\n");
        splice.copy_until(game.begin);
        const auto text = new_text(game.record, journal);
        was_replaced = text.has_value();
        if (text) {
            output.write(*text);
            splice.skip_until(game.begin + game.size);
        } else {
            splice.copy_until(game.begin + game.size);
        }
        return splice.is_good();
    });
    if (!read) return read;
    splice.copy_rest();
    if (!splice.is_good()) return fail(fmt::format("cannot read {} to its end", files_.input));
    return output.finish();
}

// The record with its annotations, without the final newline, which the file already has.
std::optional<std::string> Analysis::new_text(const RecordRead& read, Journal& journal) {
    if (!is_to_do(read)) return std::nullopt;
    Record record = *read;
    const Judgements& judgements = journal.of_game(journal_key(record));
    summary_.add(record, judgements);
    annotate(record, judgements, analyst_);
    std::string text = write_record(record);
    text.pop_back();
    return text;
}

int Analysis::report_interruption() const {
    const std::string_view then =
        files_.journal.empty() ? "nothing was written" : "the same command resumes there";
    fmt::print(stderr, "interrupted{}{}: {}\n", place_.empty() ? "" : " in ", place_, then);
    return interruption_.exit_code();
}

int Analysis::report_end() const {
    fmt::print(stderr, "{}", summary_.text());
    fmt::print(stderr, "{} analysed", counted_games(to_do_));
    const std::int64_t before = games_ - problems_ - to_do_;
    if (before > 0) fmt::print(stderr, ", {} already done", counted_games(before));
    if (problems_ > 0) fmt::print(stderr, ", {} could not be read", counted_games(problems_));
    fmt::print(stderr, "\n");
    return problems_ > 0 ? refused : success;
}

Analysis::FileState Analysis::input_state() const {
    std::error_code ignored;
    return {fs::file_size(files_.input, ignored), fs::last_write_time(files_.input, ignored)};
}

}  // namespace barracuda::cli
