export default {
    white: 'White',
    brown: 'Brown',
    navStart: 'Home',
    navPlay: 'Play',
    navLearn: 'Learn',
    navRules: 'Rules',
    navAnalysis: 'Analysis',
    navEditor: 'Editor',
    navGames: 'My games',
    navSettings: 'Settings',
    notice: 'Barragoon is a game by Robert Witter and Frank Warneke, published by WiWa Spiele, who own the name. Barracuda is an independent implementation.',
    notFoundTitle: 'Page not found',
    notFoundText: 'This page does not exist. The address may be incomplete.',
    toStart: 'Go to the home page',
    brand: 'Barracuda: home page',
    navMain: 'Main navigation',
    navTwo: 'Two players, one device',
    navMore: 'More',
    skip: 'Skip to content',
    language: 'Language',
    mute: 'Turn sounds off',
    unmute: 'Turn sounds on',
    close: 'Close',
    cancel: 'Cancel',
    tryAgain: 'Try again',
    failedTitle: 'This page could not be loaded',
    failedText:
        'You may be offline, or there may be a newer version of Barracuda. Your games are safe on this device.',
    updateReady: 'A new version is available.',
    updateNow: 'Reload',
    restarting: 'The server is restarting. Your games go on in a moment, and no time is lost.',
    storageFull:
        'Barracuda cannot save anything on this device. You can keep playing, but the game will be lost when you close the page.',
    gamesNotKept:
        'This browser does not let Barracuda keep finished games. Save a game as a file if you want to see it again.',
    titleStart: 'Barracuda: play Barragoon',
    titleComputer: 'Play the computer',
    titleTwo: 'Two players, one device',
    titleFriend: 'Play a friend',
    titleChallenge: 'An invitation to play',
    titleReturn: 'Continue here',
    titleLearn: 'Learn Barragoon',
    titleRules: 'The rules of Barragoon',
    titleAnalysis: 'Analysis',
    titleEditor: 'Position editor',
    titleGames: 'Games on this device',
    titleSettings: 'Settings',
    titleGame: 'Online game',
    aboutStart:
        'Play, learn and master the board game Barragoon: against the computer, with a friend on one device, in lessons and with analysis. Free, no ads, works offline.',
    aboutComputer:
        'Play Barragoon against the computer at ten levels, with hints, take-backs and a clock. It runs in your browser, even offline.',
    aboutTwo:
        'Play Barragoon with a friend on one device, with or without a clock, and save your games.',
    aboutFriend:
        'Invite a friend to a game of Barragoon by a link: two devices, live or by correspondence, no account needed.',
    aboutChallenge:
        'You are invited to a game of the board game Barragoon. Play it in your browser, without an account.',
    aboutReturn: 'Continue your online games of Barragoon on this device.',
    aboutLearn:
        'Learn Barragoon in five minutes: short interactive lessons on moving, turning, capturing and placing.',
    aboutRules: 'The complete rules of Barragoon in plain words, with boards to try them out.',
    aboutAnalysis:
        'Analyse your Barragoon games with a strong engine in your browser: best lines, mistakes, variations and links to share.',
    aboutEditor: 'Set up any Barragoon position, check it and play or analyse it.',
    aboutGames:
        'Your finished Barragoon games on this device: look at them again, analyse them or save them as files.',
    aboutSettings: 'Language, theme, pieces, sounds and board settings for Barracuda.',
    aboutGame: 'A game of Barragoon between two people: watch it live, or play it.',
    needsScript:
        'Barracuda needs JavaScript: the board, the rules and the engine run in your browser.',
} as const;
