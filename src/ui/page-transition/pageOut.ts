/** The token `motion.fast` of most brands. */
const outMs = 120;

/** Resolves when the page on screen has had the time to fade out. */
export function pageOut(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, outMs));
}
