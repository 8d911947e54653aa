// The program as a whole: help, version, and how it rejects invalid input.
#include "cli/rows.hpp"
#include "kit/process.hpp"

#include <gtest/gtest.h>

namespace barracuda {
namespace {

const std::vector<std::string> subcommands{
    "play",   "show", "actions", "apply", "perft", "check",    "convert", "analyse", "serve",
    "backup", "load", "bench",   "ubi",   "match", "openings", "train",   "tune"};

// One clear sentence on standard error, nothing on standard output, exit code 2.
void expect_bad_input(const Finished& finished, const std::string& part) {
    EXPECT_EQ(finished.exit_code, 2);
    EXPECT_EQ(finished.out, "");
    EXPECT_EQ(lines_of(finished.err).size(), 1u) << finished.err;
    EXPECT_TRUE(finished.err.starts_with("barracuda: ")) << finished.err;
    EXPECT_NE(finished.err.find(part), std::string::npos) << finished.err;
}

TEST(Program, ListsItsSubcommandsAloneAndWithHelp) {
    const auto alone = run_program({});
    const auto help = run_program({"--help"});
    EXPECT_EQ(alone.exit_code, 0);
    EXPECT_EQ(help.exit_code, 0);
    EXPECT_EQ(alone.out, help.out);
    for (const std::string& name : subcommands)
        EXPECT_NE(help.out.find("\n  " + name + " "), std::string::npos) << name;
}

TEST(Program, EverySubcommandHasHelpWithAnExample) {
    for (const std::string& name : subcommands) {
        const auto help = run_program({name, "--help"});
        EXPECT_EQ(help.exit_code, 0) << name;
        EXPECT_NE(help.out.find("Example"), std::string::npos) << help.out;
        EXPECT_NE(help.out.find("barracuda " + name), std::string::npos) << help.out;
    }
}

TEST(Program, HelpNamesNoTypesOfTheLanguage) {
    auto commands = std::vector<std::vector<std::string>>{
        {"bench", "engine"}, {"bench", "latency"}, {"bench", "refutations"},
        {"bench", "store"},  {"train", "linear"},  {"train", "network"}};
    for (const std::string& name : subcommands) commands.push_back({name});
    for (std::vector<std::string>& command : commands) {
        command.emplace_back("--help");
        const std::string help = run_program(command).out;
        for (const char* type : {" INT", ":INT", "UINT", "FLOAT", "TEXT"})
            EXPECT_EQ(help.find(type), std::string::npos) << help;
        const auto examples = help.rfind("\nExample");
        ASSERT_NE(examples, std::string::npos) << help;
        std::size_t count = 0;
        for (auto at = examples; (at = help.find("\n  ", at + 1)) != std::string::npos;)
            count += static_cast<std::size_t>(help.substr(at + 3, 1) != " ");
        EXPECT_EQ(help.substr(examples + 1, 9) == "Examples:", count > 1) << help;
    }
}

TEST(Program, SaysItsVersion) {
    const auto version = run_program({"--version"});
    EXPECT_EQ(version.exit_code, 0);
    EXPECT_TRUE(version.out.starts_with("barracuda ")) << version.out;
}

TEST(Program, RefusesWhatItDoesNotKnow) {
    expect_bad_input(run_program({"dance"}), "\"dance\"");
    expect_bad_input(run_program({"--dance"}), "--dance");
    expect_bad_input(run_program({"show", "--dance"}), "barracuda show --help");
    expect_bad_input(run_program({"show", "--colour", "pink"}), "pink");
    expect_bad_input(run_program({"show", "--svg"}), "--svg");
}

TEST(Program, SaysWhenItsOutputCannotBeWritten) {
    const auto full = kit::run_process("/bin/sh", {"-c", BARRACUDA_PROGRAM " actions > /dev/full"});
    expect_bad_input(full, "standard output");
}

TEST(Program, RefusesBadFensEverywhere) {
    for (const std::string command : {"show", "actions", "perft", "apply"}) {
        const auto refusal = [&](const std::string& fen) {
            if (command == "perft") return run_program({command, "1", fen});
            if (command == "apply") return run_program({command, fen, "d2d5"});
            return run_program({command, fen});
        };
        expect_bad_input(refusal("7/7/7"), "3 ranks");
        expect_bad_input(refusal("7/7/7/7/7/7/7/7/Z5k w - 24 00 1"), "unknown character");
        expect_bad_input(refusal("6z/7/7/7/7/7/7/7/Z6 x - 24 00 1"), "side");
        expect_bad_input(refusal("6z/7/7/7/7/7/7/7/Z6 w - 23 00 1"), "supply");
        expect_bad_input(refusal(""), "FEN");
    }
}

}  // namespace
}  // namespace barracuda
