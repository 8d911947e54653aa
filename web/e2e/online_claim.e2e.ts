// Leaving a game and not coming back. It is slow, so it has a file of its own that runs beside the
// others.
import { test } from 'vitest';
import board from '../src/i18n/messages/en/board';
import online from '../src/i18n/messages/en/online';
import { phone, speak } from './kit';
import { beforeCapture, onlineGames } from './online_kit';

const { begun } = onlineGames();

test('who closes the page and does not come back loses by claim, and both can see it coming', async () => {
    const clock = { kind: 'live', initial: 170_000, increment: 0 }; // a claim takes 30 s at most
    const { white, brown, game } = await begun({ setup: beforeCapture, clock }, [
        { viewport: phone },
        { direct: true },
    ]);
    await white.say(game, 'b1b2');
    await brown.say(game, 'd6d7');
    await white.moves('b2', 'b3');
    await brown.sees(3);
    await brown.page.goto('about:blank');
    await white.reads(online.opponentGone.replace('{name}', online.yourOpponent));
    await white.reads(/You can claim the game in \d+ s/);
    const claim = white.page.getByRole('button', { name: online.claimWin });
    await claim.waitFor({ timeout: 60_000 });
    await white.hasRoom('claim');
    await speak(white.page, 'en');
    await claim.click();
    await white.reads(
        board['end-claimed'].replace('{winner}', 'White').replace('{loser}', 'Brown'),
    );
});
