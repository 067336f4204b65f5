// A pattern instead of the route table, because the early script is inlined into every page.
const gamePath = /^\/(?:play\/.+|games\/[^/]+\/?$)/;

/** Tells whether a path shows one game, which fills the screen of a phone. */
export const isGamePath = (path: string): boolean => gamePath.test(path);
