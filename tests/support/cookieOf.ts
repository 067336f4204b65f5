import type { BrowserContext } from '@playwright/test';

/** A cookie by its name, as the browser keeps it. */
export async function cookieOf(context: BrowserContext, name: string) {
  return (await context.cookies()).find((found) => found.name === name);
}
