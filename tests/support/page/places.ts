import { expect, type Locator } from '@playwright/test';

interface Place {
  isField: boolean;
  top: number;
}

interface Places {
  height: number;
  controls: Place[];
}

// A message of two lines on the narrowest phone, in pixels.
const highestMessage = 72;
// A line of a hint that a shorter error replaces.
const hintLine = 24;

/** Measures the offsets of a form's controls from its upper edge, and its height. */
export function placesIn(form: Locator): Promise<Places> {
  return form.evaluate((box) => {
    const { top, height } = box.getBoundingClientRect();
    const controls = [...box.querySelectorAll('input:not([hidden]), select, textarea, button')];
    return {
      height: Math.round(height),
      controls: controls.map((control) => ({
        isField: !(control instanceof HTMLButtonElement),
        top: Math.round(control.getBoundingClientRect().top - top),
      })),
    };
  });
}

// Where the controls may be: a message unfolds above the button of its form, and no field moves.
function unfolded(before: Places, after: Places): Places {
  const grown = after.height - before.height;
  expect(grown).toBeGreaterThanOrEqual(-hintLine);
  expect(grown).toBeLessThanOrEqual(highestMessage);
  const controls = before.controls.map(({ isField, top }, index) => ({
    isField,
    top: !isField && after.controls[index]?.top === top + grown ? top + grown : top,
  }));
  return { height: after.height, controls };
}

// Expects an error message after a press that moves no field.
export async function expectStill(
  form: Locator,
  press: () => Promise<void>,
  complaint: string | RegExp,
): Promise<void> {
  const before = await placesIn(form);
  await press();
  await expect(form.getByText(complaint).first()).toBeVisible();
  const after = await placesIn(form);
  expect(after, String(complaint)).toEqual(unfolded(before, after));
}
