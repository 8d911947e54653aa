// The time of a clock as players read it: hours only if there are any, tenths when it gets close.
export function timeText(milliseconds: number): string {
    const close = 10_000;
    if (milliseconds < close) return (Math.floor(milliseconds / 100) / 10).toFixed(1);
    const seconds = Math.ceil(milliseconds / 1000);
    const two = (number: number) => String(number).padStart(2, '0');
    const [hours, minutes, rest] = [
        Math.floor(seconds / 3600),
        Math.floor(seconds / 60) % 60,
        two(seconds % 60),
    ];
    return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}
