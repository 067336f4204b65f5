import { expect, type Locator } from '@playwright/test';

/** Where a form's controls stand, from its upper edge, and how high it is itself. */
export function placesIn(form: Locator): Promise<number[]> {
  return form.evaluate((box) => {
    const { top, height } = box.getBoundingClientRect();
    const controls = [...box.querySelectorAll('input:not([hidden]), select, textarea, button')];
    return [height, ...controls.map((control) => control.getBoundingClientRect().top - top)].map(Math.round);
  });
}

/** What is pressed brings a complaint, and nothing moves to make room for it. */
export async function expectStill(
  form: Locator,
  press: () => Promise<void>,
  complaint: string | RegExp,
): Promise<void> {
  const before = await placesIn(form);
  await press();
  await expect(form.getByText(complaint).first()).toBeVisible();
  expect(await placesIn(form), String(complaint)).toEqual(before);
}
