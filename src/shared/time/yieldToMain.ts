// A separate task lets touches be handled in between.
export const yieldToMain = () => new Promise<void>((resolve) => setTimeout(resolve));
