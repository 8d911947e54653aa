// Results of the players' latest commands by their idempotency keys, so that a repeated command
// gets the same answer. Another command under the same key is another one: a second tab or the
// next run of a program may count from 1 again. Nearly all commands are new, so not finding one
// must be cheap.
#pragma once

#include "play/event.hpp"
#include "server/wire/problem.hpp"

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace barracuda::server {

class Answers {
public:
    // The number of the event, or why the command was refused.
    using Answer = std::variant<play::Number, std::shared_ptr<const Problem>>;

    void remember(Player seat, std::string_view key, std::string_view command, Answer answer) {
        std::string sent = together(key, command);
        const std::uint32_t mark = mark_of(seat, sent);
        Entry entry{seat, std::move(sent), std::move(answer)};
        if (entries_.size() < most) {
            make_room();
            marks_.push_back(mark);
            entries_.push_back(std::move(entry));
            return;
        }
        marks_[oldest_] = mark;
        entries_[oldest_] = std::move(entry);
        oldest_ = (oldest_ + 1) % most;
    }

    const Answer* find(Player seat, std::string_view key, std::string_view command) const {
        const std::string sent = together(key, command);
        const std::uint32_t mark = mark_of(seat, sent);
        for (std::size_t i = 0; i < marks_.size(); ++i)
            if (marks_[i] == mark && entries_[i].seat == seat && entries_[i].sent == sent)
                return &entries_[i].answer;
        return nullptr;
    }

private:
    static constexpr std::size_t most = 64;
    static constexpr std::size_t at_a_time = 8;

    struct Entry {
        Player seat;
        std::string sent;
        Answer answer;
    };

    // Grows in small steps instead of doubling: there are many games, and few are long.
    void make_room() {
        if (entries_.size() % at_a_time != 0) return;
        marks_.reserve(entries_.size() + at_a_time);
        entries_.reserve(entries_.size() + at_a_time);
    }

    // Mostly short enough to need no memory of its own.
    static std::string together(std::string_view key, std::string_view command) {
        std::string sent(key);
        sent += ' ';
        sent += command;
        return sent;
    }

    static std::uint32_t mark_of(Player seat, std::string_view sent) {
        return static_cast<std::uint32_t>(std::hash<std::string_view>()(sent)) +
               static_cast<std::uint32_t>(seat);
    }

    std::vector<std::uint32_t> marks_;  // hashes that tell most keys apart in little memory
    std::vector<Entry> entries_;
    std::size_t oldest_ = 0;
};

}  // namespace barracuda::server
