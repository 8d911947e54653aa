export default {
    atColumn: 'Line {line}, column {column}:',
    atTurn: 'Line {line}, turn {number} ({player}):',
    'text-fen-fields':
        'A FEN has six parts with spaces between them, or only the board. {number|There is one|There are #} here.',
    'text-fen-ranks':
        'The board of a FEN has nine ranks with / between them, but {number|there is one|there are #} here.',
    'text-fen-character':
        'In rank {rank} of the FEN, “{text}” is neither a piece nor a barragoon nor a number of free squares.',
    'text-fen-width':
        'Rank {rank} of the FEN, “{text}”, has {number|one square|# squares}, but there must be seven.',
    'text-fen-side': 'The side to act in the FEN is “{text}”: it must be w (White) or b (Brown).',
    'text-fen-pending': 'The FEN gives “{text}” for the placements due: it must be -, 1 or 2.',
    'text-fen-supply': 'The supply in the FEN is “{text}”: it must be an even number from 0 to 24.',
    'text-fen-express':
        'The Express levels in the FEN are “{text}”: they must be two digits from 0 to 2, such as 00.',
    'text-fen-turn': 'The turn number in the FEN is “{text}”: it must be from 1 to 9999.',
    'text-fen-faults': 'This position cannot be played.',
    'text-too-long': 'The text is too long.',
    'text-not-utf8': 'This is not plain text in UTF-8.',
    'text-control-character': 'There is an invisible control character in the text.',
    'text-no-game': 'There is no game in this text.',
    'text-unopened': '“{text}” closes something that was never opened.',
    'text-comment-open': 'The comment that begins with “{text}” is never closed.',
    'text-variation-open': 'A variation is never closed: a bracket “)” is missing.',
    'text-no-result': 'The game ends without a result. It must be one of: {expected}',
    'text-behind-result': 'The game continues after its result, with “{text}”.',
    'text-tag-form': '“{text}” is not a tag. A tag takes one line, like {expected}',
    'text-tag-behind-turns':
        'The tag “{text}” comes after the first turn, but tags must come before the game.',
    'text-tag-repeated': 'The tag {tag} is given twice.',
    'text-tag-value': 'The tag {tag} says “{text}”. It must be one of: {expected}',
    'text-fen-missing':
        'The tag {tag} says “{text}”, but the tag FEN with the position is missing.',
    'text-tag-against-fen': 'The tag {tag} says “{text}”, but the tag FEN says something else.',
    'text-tag-against-result': 'The tag {tag} says “{text}”, but the game ends with {expected}.',
    'text-turn-form':
        '“{text}” is neither a turn such as 3d2-d5, 3d8xd5 or 2c2:c4 nor a placement such as x@d5.',
    'text-wrong-value': '“{text}” names the wrong piece: the piece there is a {number}.',
    'text-wrong-sign':
        'The sign in “{text}” must be “{expected}”: “-” is a move to a free square, “x” captures a piece and “:” captures a barragoon.',
    'text-illegal': '“{text}” is not possible here ({clause}).',
    'text-wrong-result': 'The result “{text}” does not fit the game ({clause}).',
    'text-mark-form': '“{text}” is not a mark. It must be one of: {expected}',
    'text-mark-place':
        'The mark “{text}” is in the wrong place: a mark follows its turn, and a turn has only one.',
    'text-draw-words':
        '“{text}” is in the wrong place: after a turn, a draw is offered once and declined once, as {expected}',
    'text-variation-place': 'A variation begins here, but there is no turn that it could replace.',
    'text-variation-empty': 'This variation is empty.',
    'text-variation-depth': 'The variations are nested too deeply.',
    'text-damaged': 'The link is damaged. It may have been cut off when it was copied.',
} as const;
