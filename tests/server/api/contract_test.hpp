// The contract, read as a stranger does who writes a client: the form of every object.
#pragma once

#include "base/text.hpp"
#include "server/party.hpp"

#include <boost/json/parse.hpp>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>

namespace barracuda::server {

namespace json = boost::json;

inline json::value parsed(const std::string& text) {
    json::error_code error;
    json::value value = json::parse(text, error);
    EXPECT_FALSE(error) << text;
    return value;
}

inline bool fits(const json::value& value, char type) {
    switch (type) {
        case 's': return value.is_string();
        case 'i': return value.is_int64();
        case 'b': return value.is_bool();
        case 'o': return value.is_object();
        case 'a': return value.is_array();
        case '0': return value.is_null();
        default: return false;
    }
}

// `form` has a name and its type, or several that are possible, for each field: "id:s to:s0".
inline void expect_form(const json::value& value, const std::string& form) {
    ASSERT_TRUE(value.is_object()) << value;
    for (const std::string_view field : words(form)) {
        const auto colon = field.find(':');
        const std::string name(field.substr(0, colon));
        const auto* const found = value.as_object().if_contains(name);
        ASSERT_NE(found, nullptr) << name << " in " << value;
        EXPECT_TRUE(std::ranges::any_of(field.substr(colon + 1),
                                        [&](char type) { return fits(*found, type); }))
            << name << " in " << value;
    }
}

inline const char* const challenge_form =
    "id:s url:s setup:s express:o touchMove:b clock:o colour:s rated:b by:o to:s0 state:s game:s0";
inline const char* const person_form = "name:s0 guest:b bot:b rating:i0 online:b";
inline const char* const state_form =
    "id:s number:i now:i setup:s start:s express:o touchMove:b clock:o rated:b seats:o me:s0 fen:s "
    "commands:a actor:s owed:i clocks:o0 offers:a mustDeviate:b watchers:i outcome:o0 rematch:s0";
inline const char* const event_form =
    "number:i at:i by:s0 command:s fen:s actor:s owed:i clocks:o0 offers:a outcome:o0";

inline void expect_problem(const Answer& answer, int status, const std::string& code) {
    EXPECT_EQ(answer.status, status) << answer.body;
    EXPECT_EQ(answer.header("Content-Type"), "application/problem+json") << answer.body;
    const auto problem = parsed(answer.body);
    expect_form(problem, "code:s detail:s status:i");
    EXPECT_EQ(problem.at("code").as_string(), json::string(code)) << answer.body;
    EXPECT_EQ(problem.at("status").as_int64(), status);
    EXPECT_NE(problem.at("detail").as_string().size(), 0u);
}

struct Contract : testing::Test {
    static OnlineSettings unlimited() {
        OnlineSettings settings;
        settings.limited = false;
        return settings;
    }
    std::string commands(const std::string& game) const {
        return "/api/games/" + game + "/commands";
    }

    Party party{unlimited()};
    Guest anna{party};
    Guest bert{party};
};

}  // namespace barracuda::server
