#include "rules/text/text_fault.hpp"

#include "base/text.hpp"

namespace barracuda {
namespace {

using Fault = TextFault::Kind;

std::string_view field_of(SetupFault::Kind kind) {
    switch (kind) {
        case SetupFault::Kind::TooManyPieces:
        case SetupFault::Kind::NoPieces: return "board";
        case SetupFault::Kind::BadOwed: return "pending";
        case SetupFault::Kind::BadExpressLevel: return "express";
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
        case Fault::FenFields:
            return "FEN: {number} fields, but there must be six (board side pending supply express "
                   "turn) or the board alone";
        case Fault::FenRanks:
            return fault.number == 1 ? "FEN board: 1 rank, not 9, in {text}"
                                     : "FEN board: {number} ranks, not 9, in {text}";
        case Fault::FenCharacter: return "FEN board, rank {rank}: unknown character {text}";
        case Fault::FenWidth:
            return "FEN board, rank {rank}: {text} is {number} squares wide, not 7";
        case Fault::FenSide: return "FEN side: {text} is neither w nor b";
        case Fault::FenPending: return "FEN pending: {text} is none of - 1 2";
        case Fault::FenSupply: return "FEN supply: {text} is not an even number from 0 to 24";
        case Fault::FenExpress: return "FEN express: {text} is not two levels from 0 to 2";
        case Fault::FenTurn: return "FEN turn: {text} is not a number from 1 to 9999";
        case Fault::TooLong: return "the game is longer than 1 MiB";
        case Fault::NotUtf8: return "the text is not UTF-8";
        case Fault::ControlCharacter: return "there is a control character in the text";
        case Fault::NoGame: return "there is no game here";
        case Fault::Unopened: return "this closes something that was never opened";
        case Fault::CommentOpen: return "this comment is never closed";
        case Fault::VariationOpen: return "a variation is never closed";
        case Fault::NoResult: return "the record ends without a result: {expected}";
        case Fault::BehindResult: return "the record continues after its result";
        case Fault::TagForm: return "a tag is written like {expected}, on one line";
        case Fault::TagBehindTurns: return "tags must come before the turns";
        case Fault::TagRepeated: return "this tag is given twice";
        case Fault::TagValue: return "this must be {expected}";
        case Fault::FenMissing: return "the tag FEN is missing";
        case Fault::TagAgainstFen: return "the tag FEN says something else";
        case Fault::TagAgainstResult: return "the turns end with {expected}";
        case Fault::TurnForm:
            return "a turn is written like 3d2-d5, 3d8xd5 or 2c2:c4, a placement like x@d5 or --";
        case Fault::WrongValue: return "the piece is a {number}";
        case Fault::WrongSign:
            return "the sign must be {expected}: - to a free square, x captures a piece, : "
                   "captures a "
                   "barragoon";
        case Fault::MarkForm: return "a mark is one of {expected}";
        case Fault::MarkPlace: return "a mark follows its turn, and a turn has at most one";
        case Fault::DrawWords:
            return "after a turn, a draw is offered once and declined once: {expected}";
        case Fault::VariationPlace: return "a variation follows the turn that it replaces";
        case Fault::VariationEmpty: return "the variation is empty";
        case Fault::VariationDepth: return "the variations are nested too deeply";
        case Fault::Damaged: return "the packed game is damaged";
        case Fault::FenFaults:
        case Fault::Illegal:
        case Fault::WrongResult: break;
    }
    return {};
}

}  // namespace

std::string_view expected_of(const TextFault& fault) {
    switch (fault.kind) {
        case Fault::NoResult: return all_results;
        case Fault::TagForm: return "[Event \"Club evening\"]";
        case Fault::MarkForm: return "! ? !! ?? !? ?!";
        case Fault::DrawWords: return "{[%draw offer]} {[%draw refuse]}";
        default: return fault.expected;
    }
}

std::string text_of(const TextFault& fault) {
    if (fault.kind == Fault::FenFaults) return text_of(fault.faults);
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
    return fault.kind == Fault::DrawWords ? "R9.2" : "";
}

}  // namespace barracuda
