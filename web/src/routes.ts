// The first segments of the paths of the app. The build writes them to routes.json for the server.
export const routes = [
    '',
    'computer',
    'two',
    'learn',
    'rules',
    'analysis',
    'editor',
    'settings',
    'embed',
] as const;

export type Route = (typeof routes)[number];

export function isRoute(text: string): text is Route {
    return (routes as readonly string[]).includes(text);
}
