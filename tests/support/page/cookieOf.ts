import type { BrowserContext } from '@playwright/test';

export async function cookieOf(context: BrowserContext, name: string) {
  return (await context.cookies()).find((found) => found.name === name);
}
