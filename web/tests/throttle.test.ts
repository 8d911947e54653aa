import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Throttle } from '../src/core/throttle';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('values are passed on at once, then now and then, and the last one always', () => {
    const passed: number[] = [];
    const throttle = new Throttle<number>(100, (value) => passed.push(value));
    for (const value of [1, 2, 3]) throttle.push(1, value);
    throttle.push(2, 10);
    expect(passed).toEqual([1, 10]);
    vi.advanceTimersByTime(100);
    expect(passed).toEqual([1, 10, 3]);
    throttle.push(1, 4);
    throttle.flush();
    expect(passed).toEqual([1, 10, 3, 4]);
    throttle.push(1, 5);
    throttle.push(1, 6);
    throttle.clear();
    vi.runAllTimers();
    expect(passed).toEqual([1, 10, 3, 4, 5]);
});
