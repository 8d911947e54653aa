#include "rules/text_fault.hpp"

#include "base/text.hpp"

namespace barracuda {
namespace {

using Kind = TextFault::Kind;

std::string_view field_of(SetupFault::Kind kind) {
    switch (kind) {
        case SetupFault::Kind::TooManyPieces:
        case SetupFault::Kind::NoPieces: return "board";
        case SetupFault::Kind::BadOwed: return "pending";
        case SetupFault::Kind::BadLevel: return "express";
        case SetupFault::Kind::BadSupply:
        case SetupFault::Kind::TooManyBarragoons: return "supply";
        case SetupFault::Kind::BadTurn: return "turn";
    }
    return {};
}

std::string text_of(const std::vector<SetupFault>& faults) {
    std::string text;
    for (const SetupFault& fault : faults) {
        text += text.empty() ? "FEN " : "; FEN ";
        text += std::string(field_of(fault.kind)) + ": " + text_of(fault);
    }
    return text;
}

// `{text}` is quoted.
std::string_view pattern_of(const TextFault& fault) {
    switch (fault.kind) {
        case Kind::FenFields:
            return "FEN: {number} fields, but there must be six (board side pending supply express "
                   "turn) or the board alone";
        case Kind::FenRanks:
            return fault.number == 1 ? "FEN board: 1 rank, not 9, in {text}"
                                     : "FEN board: {number} ranks, not 9, in {text}";
        case Kind::FenCharacter: return "FEN board, rank {rank}: unknown character {text}";
        case Kind::FenWidth:
            return "FEN board, rank {rank}: {text} is {number} squares wide, not 7";
        case Kind::FenSide: return "FEN side: {text} is neither w nor b";
        case Kind::FenPending: return "FEN pending: {text} is none of - 1 2";
        case Kind::FenSupply: return "FEN supply: {text} is not an even number from 0 to 24";
        case Kind::FenExpress: return "FEN express: {text} is not two levels from 0 to 2";
        case Kind::FenTurn: return "FEN turn: {text} is not a number from 1 to 9999";
        case Kind::TooLong: return "the game is longer than 1 MiB";
        case Kind::NotUtf8: return "the text is not UTF-8";
        case Kind::ControlCharacter: return "a control character stands in the text";
        case Kind::NoGame: return "there is no game here";
        case Kind::Unopened: return "nothing was opened that this could close";
        case Kind::CommentOpen: return "this comment is never closed";
        case Kind::VariationOpen: return "a variation is not closed";
        case Kind::NoResult: return "the record ends without a result: {expected}";
        case Kind::BehindResult: return "the record goes on behind its result";
        case Kind::TagForm: return "a tag is written like {expected}, on one line";
        case Kind::TagBehindTurns: return "tags stand before the turns";
        case Kind::TagRepeated: return "this tag was given before";
        case Kind::TagValue: return "this must be {expected}";
        case Kind::FenMissing: return "the tag FEN is missing";
        case Kind::TagAgainstFen: return "the FEN says something else";
        case Kind::TagAgainstResult: return "the turns end with {expected}";
        case Kind::TurnForm:
            return "a turn is written like 3d2-d5, 3d8xd5 or 2c2:c4, a placement like x@d5 or --";
        case Kind::WrongValue: return "the piece is a {number}";
        case Kind::WrongSign:
            return "the sign must be {expected}: - to a free square, x captures a piece, : "
                   "captures "
                   "a barragoon";
        case Kind::MarkForm: return "a mark is one of {expected}";
        case Kind::MarkPlace: return "a mark stands behind its turn, and a turn has one at most";
        case Kind::DrawWords:
            return "behind a turn, a draw is offered and refused once each: {expected}";
        case Kind::VariationPlace: return "a variation stands behind the turn that it replaces";
        case Kind::VariationEmpty: return "the variation is empty";
        case Kind::VariationDepth: return "the variations are nested too deeply";
        case Kind::Damaged: return "the packed game is damaged";
        case Kind::FenFaults:
        case Kind::Illegal:
        case Kind::WrongResult: break;
    }
    return {};
}

}  // namespace

std::string_view expected_of(const TextFault& fault) {
    switch (fault.kind) {
        case Kind::NoResult: return all_results;
        case Kind::TagForm: return "[Event \"Club evening\"]";
        case Kind::MarkForm: return "! ? !! ?? !? ?!";
        case Kind::DrawWords: return "{[%draw offer]} {[%draw refuse]}";
        default: return fault.expected;
    }
}

std::string text_of(const TextFault& fault) {
    if (fault.kind == Kind::FenFaults) return text_of(fault.faults);
    if (fault.explanation) return text_of(*fault.explanation);
    if (fault.outcome) return text_of(*fault.outcome);
    return filled(pattern_of(fault), {{"number", std::to_string(fault.number)},
                                      {"rank", std::to_string(fault.rank)},
                                      {"expected", expected_of(fault)},
                                      {"text", quoted(fault.text)}});
}

std::string_view clause_of(const TextFault& fault) {
    if (fault.explanation) return clause_of(*fault.explanation);
    if (fault.outcome) return clause_of(fault.outcome->ending);
    return fault.kind == Kind::DrawWords ? "R9.2" : "";
}

}  // namespace barracuda
