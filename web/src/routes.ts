// The first segments of the paths of the app. The build writes them to routes.json for the server.
export const routes = [
    '',
    'computer',
    'two',
    'friend',
    'challenge',
    'return',
    'game',
    'learn',
    'rules',
    'analysis',
    'editor',
    'games',
    'settings',
    'embed',
] as const;

export type Route = (typeof routes)[number];

export function isRoute(text: string): text is Route {
    return (routes as readonly string[]).includes(text);
}
