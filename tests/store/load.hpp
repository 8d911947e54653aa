// Plays games on a store as fast as it acknowledges, through database faults, and checks the games
// against what was acknowledged. It knows nothing of the test framework.
#pragma once

#include "store/samples.hpp"
#include "store/store.hpp"
#include "store/writer.hpp"

#include <chrono>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <set>
#include <string>
#include <thread>
#include <vector>

namespace barracuda::store {

// The texts of events by game and number.
using Ledger = std::map<Id, std::map<std::int64_t, std::string>>;

// One line for everything that was lost, duplicated or out of sequence.
inline std::vector<std::string> mistakes_in(const Store& store, const Ledger& acknowledged) {
    std::vector<std::string> mistakes;
    for (const auto& [game, texts] : acknowledged) {
        const auto row = store.game(game);
        const auto events = store.events(game);
        if (!row || !*row || !events) {
            mistakes.push_back(game + " cannot be read");
            continue;
        }
        std::set<std::string> seen;
        std::int64_t number = 0;
        for (const Event& event : *events) {
            if (event.number != ++number) mistakes.push_back(game + " has a gap");
            if (!seen.insert(event.text).second) mistakes.push_back(game + " has an event twice");
        }
        if ((*row)->number != number) mistakes.push_back(game + " has another last number");
        for (const auto& [place, text] : texts)
            if (place > number || events->at(static_cast<std::size_t>(place - 1)).text != text)
                mistakes.push_back(game + " has lost event " + std::to_string(place));
    }
    return mistakes;
}

class Load {
public:
    struct Counts {
        std::int64_t acknowledged = 0;
        std::int64_t refused = 0;   // must not be there
        std::int64_t in_doubt = 0;  // may be there
        std::int64_t conflicts = 0;
    };
    using OnAcknowledged =
        std::function<void(const Id& game, std::int64_t number, const std::string& text)>;

    // The games must exist. The tag distinguishes the texts written by two of these objects.
    Load(const Store& store, const std::vector<Id>& games, std::string tag,
         OnAcknowledged on_acknowledged)
        : store_(store), tag_(std::move(tag)), on_acknowledged_(std::move(on_acknowledged)) {
        for (const Id& game : games) games_[game];
        writer_ = std::make_unique<Writer>(store.url());
    }

    // Each game has one append in flight. Refused ones are retried: if one had been written after
    // all, that would be a conflict.
    void run(const std::function<bool()>& goes_on) {
        while (goes_on()) {
            for (auto& [game, state] : games_) advance(game, state);
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        }
        writer_->stop();
    }

    Counts counts() const {
        const std::lock_guard lock(mutex_);
        return counts_;
    }

private:
    struct State {
        bool under_way = false;
        bool unknown = true;  // how far it got
        std::int64_t number = 0;
    };

    void advance(const Id& game, State& state) {
        std::string text;
        std::int64_t after = 0;
        {
            const std::lock_guard lock(mutex_);
            if (state.under_way) return;
            if (state.unknown) {
                const auto row = store_.game(game);
                if (!row || !*row) return;
                state.number = (*row)->number;
                state.unknown = false;
            }
            state.under_way = true;
            after = state.number;
            text = tag_ + std::to_string(++attempts_);
        }
        writer_->submit({sample_append(game, after, text)},
                        [this, &game, &state, text](const Written& written) {
                            take_down(game, state, text, written);
                        });
    }

    void take_down(const Id& game, State& state, const std::string& text, const Written& written) {
        const std::lock_guard lock(mutex_);
        state.under_way = false;
        if (written) {
            ++counts_.acknowledged;
            on_acknowledged_(game, ++state.number, text);
        } else if (written.error().kind == StoreFailure::Kind::InDoubt) {
            ++counts_.in_doubt;
            state.unknown = true;
        } else if (written.error().kind == StoreFailure::Kind::Conflict) {
            ++counts_.conflicts;
            state.unknown = true;
        } else {
            ++counts_.refused;
        }
    }

    const Store& store_;
    std::string tag_;
    OnAcknowledged on_acknowledged_;
    mutable std::mutex mutex_;
    std::map<Id, State> games_;
    std::int64_t attempts_ = 0;
    Counts counts_;
    std::unique_ptr<Writer> writer_;
};

inline std::vector<Id> added_games(const std::string& url, int count) {
    Writer writer(url);
    std::vector<Id> games;
    Change change;
    for (int i = 0; i < count; ++i) {
        games.push_back("game" + std::to_string(i));
        change.push_back(AddGame{sample_game(games.back())});
    }
    if (!writer.write(std::move(change))) games.clear();
    return games;
}

}  // namespace barracuda::store
