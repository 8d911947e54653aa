// Analyses the games of a file in three steps: find out what there is to do, judge action by action
// into a journal, and, when everything is judged, write the new file atomically. So the old file is
// intact at all times, and an existing journal is resumed.
#pragma once

#include "base/result.hpp"
#include "cli/analyse/bar.hpp"
#include "cli/analyse/journal.hpp"
#include "cli/analyse/settings.hpp"
#include "cli/analyse/summary.hpp"
#include "cli/interruption.hpp"
#include "cli/record_files.hpp"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

namespace barracuda::cli {

struct AnalysisFiles {
    std::string input;
    std::string output;   // may be the input; "-" is standard output
    std::string journal;  // empty: none
};

class Analysis {
public:
    // The arguments must outlive the analysis.
    Analysis(const AnalysisFiles& files, const AnalysisSettings& settings,
             const Interruption& interruption)
        : files_(files),
          settings_(settings),
          analyst_(settings.text()),
          interruption_(interruption) {}

    // Returns the exit code; messages go to standard error.
    int run();

private:
    using Done = Result<void, std::string>;

    struct FileState {
        std::uintmax_t size = 0;
        std::filesystem::file_time_type time{};

        bool operator==(const FileState&) const = default;
    };

    Done look_through();
    Done judge_all(Journal& journal);
    Done judge_game(std::int64_t number, const Record& record, Journal& journal, AnalysisBar& bar);
    Done write(Journal& journal);
    std::optional<std::string> new_text(const RecordRead& read, Journal& journal);
    bool is_to_do(const RecordRead& read) const;
    int report_interruption() const;
    int report_end() const;
    FileState input_state() const;

    const AnalysisFiles& files_;
    const AnalysisSettings& settings_;
    std::string analyst_;
    const Interruption& interruption_;
    std::int64_t games_ = 0;
    std::int64_t problems_ = 0;
    std::int64_t to_do_ = 0;    // games
    std::int64_t actions_ = 0;  // of those
    std::string place_;         // the current one: "game 2 of 3, turn 14 (Brown)"
    Summary summary_;
};

}  // namespace barracuda::cli
