// A conversation with the UBI loop, which runs in a thread of its own: say a line, hear the next.
// The loop's streams block as a terminal's do.
#pragma once

#include "engine/loop.hpp"

#include <chrono>
#include <condition_variable>
#include <istream>
#include <memory>
#include <mutex>
#include <optional>
#include <ostream>
#include <regex>
#include <streambuf>
#include <string>
#include <thread>
#include <utility>
#include <vector>

namespace barracuda::engine {

// Characters that one thread writes and another waits for.
class Channel : public std::streambuf {
public:
    void write(std::string_view text) {
        const std::scoped_lock lock(mutex_);
        waiting_.append(text);
        changed_.notify_all();
    }
    void close() {
        const std::scoped_lock lock(mutex_);
        closed_ = true;
        changed_.notify_all();
    }
    std::optional<std::string> line(std::chrono::milliseconds longest) {
        std::unique_lock lock(mutex_);
        const auto whole = [&] { return waiting_.find('\n') != std::string::npos; };
        if (!changed_.wait_for(lock, longest, whole)) return std::nullopt;
        const std::size_t end = waiting_.find('\n');
        std::string found = waiting_.substr(0, end);
        waiting_.erase(0, end + 1);
        return found;
    }

protected:
    int_type underflow() override {
        std::unique_lock lock(mutex_);
        changed_.wait(lock, [&] { return closed_ || !waiting_.empty(); });
        reading_ = std::exchange(waiting_, {});
        setg(reading_.data(), reading_.data(), reading_.data() + reading_.size());
        return reading_.empty() ? traits_type::eof() : traits_type::to_int_type(reading_[0]);
    }
    std::streamsize xsputn(const char* text, std::streamsize size) override {
        write({text, static_cast<std::size_t>(size)});
        return size;
    }
    int_type overflow(int_type character) override {
        const char byte = traits_type::to_char_type(character);
        write({&byte, 1});
        return character;
    }

private:
    std::mutex mutex_;
    std::condition_variable changed_;
    std::string waiting_;
    std::string reading_;
    bool closed_ = false;
};

class Dialog {
public:
    explicit Dialog(std::unique_ptr<Chooser> chooser)
        : chooser_(std::move(chooser)), thread_([this] {
              std::istream in(&in_);
              std::ostream out(&out_);
              exit_code_ = run_ubi(*chooser_, in, out);
              out_.write("(the end)\n");
          }) {}
    ~Dialog() { end(); }
    Dialog(const Dialog&) = delete;
    Dialog& operator=(const Dialog&) = delete;

    void say(const std::string& line) { in_.write(line + "\n"); }

    // The next line, without the parts that differ from run to run.
    std::string hear(std::chrono::milliseconds longest = std::chrono::seconds(60)) {
        static const std::regex speed("( nps | time |^nps: )[0-9]+");
        const auto line = out_.line(longest);
        return line ? std::regex_replace(*line, speed, "$1*") : "(silence)";
    }

    // All lines up to one that begins with a text.
    std::vector<std::string> hear_until(const std::string& beginning) {
        std::vector<std::string> lines;
        do lines.push_back(hear());
        while (!lines.back().starts_with(beginning) && lines.back() != "(silence)");
        return lines;
    }

    // Everything said in answer to a line.
    std::vector<std::string> answers(const std::string& line) {
        say(line);
        say("isready");
        auto lines = hear_until("readyok");
        lines.pop_back();
        return lines;
    }

    int end() {
        in_.close();
        if (thread_.joinable()) thread_.join();
        return exit_code_;
    }

private:
    std::unique_ptr<Chooser> chooser_;
    Channel in_;
    Channel out_;
    int exit_code_ = -1;
    std::thread thread_;
};

}  // namespace barracuda::engine
