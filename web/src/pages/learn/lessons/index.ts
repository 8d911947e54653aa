// The lessons in their order.
import { barragoons, pieces } from './capturing';
import { ending } from './ending';
import { allTurns, leftTurn, noWay, oneWay, rightTurn, twoWays } from './faces';
import { moving } from './moving';
import { touchMove } from './touch';
import type { Lesson } from './types';
import { express, shuttingIn } from './winning';

export const lessons: readonly Lesson[] = [
    moving,
    noWay,
    oneWay,
    twoWays,
    leftTurn,
    rightTurn,
    allTurns,
    pieces,
    barragoons,
    shuttingIn,
    ending,
    express,
    touchMove,
];
