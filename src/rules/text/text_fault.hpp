// What is wrong with a FEN or a game record, as data. English sentences are provided; other
// languages make theirs from the same data.
#pragma once

#include "rules/explain.hpp"
#include "rules/outcome.hpp"
#include "rules/position.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace barracuda {

struct TextFault {
    enum class Kind : std::uint8_t {
        // A FEN.
        FenFields,     // there are `number`
        FenRanks,      // there are `number`
        FenCharacter,  // an unknown one, in the rank `rank`
        FenWidth,      // the rank `rank` is `number` squares wide
        FenSide,
        FenPending,
        FenSupply,
        FenExpress,
        FenTurn,
        FenFaults,  // it can be read, but the position has `faults`
        // A record as a text.
        TooLong,
        NotUtf8,
        ControlCharacter,
        NoGame,
        Unopened,  // a bracket closes nothing
        CommentOpen,
        VariationOpen,
        NoResult,
        BehindResult,
        // Its tags.
        TagForm,
        TagBehindTurns,
        TagRepeated,
        TagValue,
        FenMissing,
        TagAgainstFen,
        TagAgainstResult,
        // Its turns.
        TurnForm,
        WrongValue,  // the piece is a `number`
        WrongSign,
        Illegal,      // see `explanation`
        WrongResult,  // see `outcome`
        MarkForm,
        MarkPlace,
        DrawWords,
        VariationPlace,
        VariationEmpty,
        VariationDepth,
        // A packed game.
        Damaged,
    };
    Kind kind;
    std::string text{};      // what offends; may be empty
    std::string expected{};  // what could stand there, if that varies
    std::string tag{};       // the name of the tag, if it is about a tag
    int number = 0;
    int rank = 0;  // from 1
    std::vector<SetupFault> faults{};
    std::optional<Explanation> explanation{};
    std::optional<Outcome> outcome{};
};

constexpr std::string_view all_results = "1-0, 0-1, 1/2-1/2, *";

// What could stand there, in the notation, which is the same in all languages. May be empty.
std::string_view expected_of(const TextFault& fault);

// One English sentence, without the clause. It quotes the text only of a FEN.
std::string text_of(const TextFault& fault);

// The clause of docs/rules.md that is broken; empty if it is the notation that is wrong.
std::string_view clause_of(const TextFault& fault);

}  // namespace barracuda
