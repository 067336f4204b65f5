import type { Page } from '@playwright/test';

// Records buttons for guests in every frame from the first on.
export async function watchForGuestButtons(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { __guestButtons: seen });
    const check = () => {
      for (const button of document.querySelectorAll('header button, main button')) {
        const name = button.textContent.trim();
        if (
          /^(Entrar|Cadastrar|Abrir conta)$/.test(name) &&
          button.checkVisibility({ visibilityProperty: true })
        )
          seen.push(name);
      }
      requestAnimationFrame(check);
    };
    requestAnimationFrame(check);
  });
}

export const guestButtonsSeen = (page: Page): Promise<string[]> =>
  page.evaluate(() => Reflect.get(window, '__guestButtons'));
