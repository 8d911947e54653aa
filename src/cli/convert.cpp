#include "cli/command.hpp"
#include "cli/input.hpp"
#include "cli/output_file.hpp"
#include "cli/record_files.hpp"
#include "picture/board_svg.hpp"
#include "play/record_json.hpp"
#include "rules/record/writer.hpp"

#include <fmt/format.h>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

namespace barracuda::cli {
namespace {

struct ConvertOptions {
    std::string path;
    std::string format = "json";
    std::string output = "-";
    std::optional<std::int64_t> game;
};

std::string picture_of_end(const Record& record) {
    const Game game = replay(record);
    return picture::board_svg(game.position().setup(), {}, picture::marks_of_last_turn(game));
}

// Receives the games one by one; a picture shows the last of them.
class Converter {
public:
    Converter(const ConvertOptions& options, OutputFile& output)
        : options_(options), output_(output) {}

    // Returns whether to continue.
    bool take(std::int64_t number, const RecordRead& record) {
        games_ = number;
        if (options_.game && number < *options_.game) return true;
        if (!record) {
            fmt::print(stderr, "{}\n", problem_text(options_.path, number, record.error()));
            failed_ = true;
            return false;
        }
        ++taken_;
        if (options_.format == "json") {
            JsonObject object;
            object.number("number", number);
            play::add_record(object, *record);
            output_.write(object.done() + '\n');
        } else if (options_.format == "bgn") {
            output_.write((taken_ > 1 ? "\n" : "") + write_record(*record));
        } else {
            last_ = *record;
        }
        return !options_.game;
    }

    int finish() {
        if (failed_) return refused;
        if (options_.game && taken_ == 0)
            return complain(fmt::format("there is no game {} in {}, which contains {}",
                                        *options_.game, options_.path, games_));
        if (options_.format == "svg" && !last_)
            return complain(fmt::format("there is no game in {}", options_.path));
        if (last_) output_.write(picture_of_end(*last_));
        if (const auto written = output_.finish(); !written) return complain(written.error());
        return success;
    }

private:
    const ConvertOptions& options_;
    OutputFile& output_;
    std::int64_t games_ = 0;
    std::int64_t taken_ = 0;
    bool failed_ = false;
    std::optional<Record> last_;
};

int convert(const ConvertOptions& options) {
    OutputFile output(options.output);
    if (const auto opened = output.open(); !opened) return complain(opened.error());
    Converter converter(options, output);
    const auto read =
        for_each_record(options.path, [&](std::int64_t number, const RecordRead& record) {
            return converter.take(number, record);
        });
    return read ? converter.finish() : complain(read.error());
}

}  // namespace

void add_convert(CLI::App& program, int& exit_code) {
    auto options = std::make_shared<ConvertOptions>();
    auto* command = program.add_subcommand(
        "convert",
        "Convert game records to JSON Lines, normalised BGN, or a picture of the last position");
    command->add_option("FILE", options->path, "BGN file of any size; - is standard input")
        ->type_name("")
        ->required();
    command
        ->add_option("--to", options->format,
                     "json (one game per line), bgn or svg; json by default")
        ->check(CLI::IsMember({"json", "bgn", "svg"}))
        ->type_name("FORMAT");
    command
        ->add_option("-o,--output", options->output,
                     "Write to this file instead of standard output")
        ->type_name("OUT");
    command->add_option("--game", options->game, "Only this game of the file, counting from 1")
        ->check(CLI::PositiveNumber)
        ->type_name("N");
    command->footer(
        "Stops at the first game with a problem, with exit code 1; the output file is then left as "
        "it\n"
        "was. A picture shows the end of the last game, or of the one that --game names.\n"
        "Examples:\n"
        "  barracuda convert club.bgn --to json -o club.jsonl\n"
        "  barracuda convert club.bgn --to svg --game 2 -o end.svg");
    command->callback([options, &exit_code] { exit_code = convert(*options); });
}

}  // namespace barracuda::cli
