// From where a link can be opened. A server that was started on a desk is `localhost` to whoever sits there,
// and has another address for the phones beside it.
const isLoopback = (host: string) =>
    host === 'localhost' || host === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(host);

const isPrivate = (host: string) =>
    /^(10|192\.168|172\.(1[6-9]|2\d|3[01])|169\.254)\./.test(host) ||
    host.endsWith('.local') ||
    /^\[f[cde]/.test(host);

// This device, those of its network, or all.
export function reach(link: string): 'device' | 'network' | 'world' {
    const { hostname } = new URL(link);
    if (isLoopback(hostname)) return 'device';
    return isPrivate(hostname) ? 'network' : 'world';
}

// The same page at the address for others, if there is one and they need it.
export function linkFor(link: string, lan: string | null): string {
    if (lan === null || reach(link) !== 'device') return link;
    const { pathname } = new URL(link);
    return new URL(pathname, lan).href;
}
