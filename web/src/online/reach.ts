// Where a link can be opened. A server started on a computer is `localhost` there, and has another address for
// other devices in the same network.
const isLoopback = (host: string) =>
    host === 'localhost' || host === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(host);

const isPrivate = (host: string) =>
    /^(10|192\.168|172\.(1[6-9]|2\d|3[01])|169\.254)\./.test(host) ||
    host.endsWith('.local') ||
    /^\[f[cde]/.test(host);

// On this device only, in its network, or anywhere.
export function reach(link: string): 'device' | 'network' | 'world' {
    const { hostname } = new URL(link);
    if (isLoopback(hostname)) return 'device';
    return isPrivate(hostname) ? 'network' : 'world';
}

// The same page under the address for other devices, if they need a different one.
export function linkFor(link: string, lan: string | null): string {
    if (lan === null || reach(link) !== 'device') return link;
    const { pathname } = new URL(link);
    return new URL(pathname, lan).href;
}
