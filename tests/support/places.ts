import { expect, type Locator } from '@playwright/test';

/** Measures the offsets of a form's controls from its upper edge, and its height. */
export function placesIn(form: Locator): Promise<number[]> {
  return form.evaluate((box) => {
    const { top, height } = box.getBoundingClientRect();
    const controls = [...box.querySelectorAll('input:not([hidden]), select, textarea, button')];
    return [height, ...controls.map((control) => control.getBoundingClientRect().top - top)].map(Math.round);
  });
}

// Expects an error message after a press that moves no control.
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
