// Any line is read without harm, in both directions of UBI, and what was understood has the same
// meaning after writing and reading it again.
#include "fuzz/check.hpp"
#include "ubi/message.hpp"

#include <cstddef>
#include <cstdint>
#include <string_view>

using namespace barracuda;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view line(reinterpret_cast<const char*>(data), size);
    if (const auto command = ubi::parse_command(line)) {
        const auto again = ubi::parse_command(ubi::to_text(*command));
        fuzz::require(again && *again == *command, "the command is read as it was written");
    } else {
        fuzz::require(!command.error().empty(), "there is a reason why the command is refused");
    }
    if (const auto reply = ubi::parse_reply(line)) {
        const auto again = ubi::parse_reply(ubi::to_text(*reply));
        fuzz::require(again && *again == *reply, "the reply is read as it was written");
    } else {
        fuzz::require(!reply.error().empty(), "there is a reason why the reply is refused");
    }
    return 0;
}
