// Many simultaneous games of random legal actions, each player with a line, and how long the server
// takes to acknowledge each action. All on the thread that runs the loop.
#pragma once

#include "base/random.hpp"
#include "cli/load_games.hpp"
#include "client/line.hpp"

#include <chrono>
#include <cstddef>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace barracuda::cli {

struct LoadPace {
    double per_second = 0;    // actions in each game; 0: as fast as they are acknowledged
    std::size_t actions = 0;  // after which a game rests; 0: never
};

struct LoadTally {
    std::vector<std::chrono::microseconds> delays;  // from a command to its acknowledgement
    std::map<std::string, std::size_t> refusals;    // by code

    // A percentile of the delays, in milliseconds.
    double delay(double share);
};

class LoadTables {
public:
    LoadTables(client::Loop& loop, client::Endpoint endpoint, LoadPace pace);
    ~LoadTables();

    // Both players of each game connect and watch it; false if one cannot.
    bool open(const std::vector<LoadGame>& games);
    // Plays until this time; acknowledgements after `from` count.
    void play(std::chrono::milliseconds warm_up, std::chrono::milliseconds time);
    // Plays until every game has had its actions.
    bool play_all();

    LoadTally& tally() { return tally_; }
    std::size_t ended() const { return ended_; }  // games, each followed by a rematch
    std::size_t gaps() const;
    std::size_t lost_lines() const;

private:
    class Table;
    using SteadyClock = std::chrono::steady_clock;

    void begin(SteadyClock::time_point counts_from, SteadyClock::time_point end);

    client::Loop* loop_;
    client::Endpoint endpoint_;
    LoadPace pace_;
    Random random_{1};
    std::vector<std::unique_ptr<Table>> tables_;
    LoadTally tally_;
    std::size_t watching_ = 0;  // players who have seen their game
    std::size_t resting_ = 0;   // games that have had their actions
    std::size_t ended_ = 0;
    bool is_playing_ = false;
    SteadyClock::time_point counts_from_;
    SteadyClock::time_point end_;
};

}  // namespace barracuda::cli
