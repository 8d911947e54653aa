// What waits for the reader, on whatever page: the window's name shows it, too.
class Attention {
    turns = $state(0); // online games in which it is the reader's turn
}

export const attention = new Attention();
