/** Resolves in a task of its own: touches are answered in between. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
