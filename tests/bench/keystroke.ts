import type { Page } from 'playwright';
import type { TraceEvent } from './shownFrames.ts';

const pressed = 'key-pressed';
const painted = 'list-painted';

/** Measures milliseconds from a key press to the painted frame with the filtered list. */
export async function keystroke(page: Page, letter: string): Promise<number> {
  const field = page.getByRole('searchbox', { name: 'Buscar jogos' });
  await field.focus();
  await rest(page);
  await page.evaluate(awaitPaintAfterKey, { wanted: `“${letter}”`, pressed, painted });
  await page.keyboard.press(letter);
  const measured = await page.evaluate(
    () => window.__painted ?? Promise.reject(new Error('Nothing is awaited')),
  );
  await field.press('Escape');
  return measured;
}

// The covers of the previous list have loaded before the user types again.
async function rest(page: Page): Promise<void> {
  await page.waitForTimeout(400);
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
}

declare global {
  interface Window {
    // Milliseconds from the key to the frame.
    __painted?: Promise<number>;
  }
}

interface Awaited {
  wanted: string;
  pressed: string;
  painted: string;
}

// Runs in the page, before the key press.
function awaitPaintAfterKey({ wanted, pressed, painted }: Awaited): void {
  window.__painted = new Promise((resolve, reject) => {
    let pressedAt = 0;
    const press = ({ timeStamp }: KeyboardEvent) => {
      pressedAt = timeStamp;
      performance.mark(pressed);
    };
    window.addEventListener('keydown', press, { capture: true, once: true });
    const list = document.querySelector('main');
    const observer = new MutationObserver(() => {
      if (!list?.querySelector('[role=status]')?.textContent?.includes(wanted)) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        // The next task after the frame, so that arriving covers do not interfere.
        const afterFrame = () => {
          performance.mark(painted);
          resolve(performance.now() - pressedAt);
        };
        scheduler.postTask(afterFrame, { priority: 'user-blocking' });
      });
    });
    if (list) observer.observe(list, { childList: true, characterData: true, subtree: true });
    setTimeout(() => reject(new Error(`The list never answered to ${wanted}`)), 20_000);
  });
}

// User timing and the thread's tasks; any other trace category costs the page time.
const categories = ['blink.user_timing', 'toplevel'];
const task = 'ThreadControllerImpl::RunTask';

/**
 * Measures the thread's processor milliseconds per key up to its frame by the browser's trace, without later covers.
 */
export async function workOfKeystrokes(page: Page, letters: readonly string[]): Promise<number[]> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser of its own');
  await browser.startTracing(page, { categories });
  for (const letter of letters) await keystroke(page, letter);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  const marks = traceEvents.filter(({ name }) => name === pressed || name === painted);
  marks.sort((one, other) => one.ts - other.ts);
  return marks.flatMap((from, index) => {
    const to = marks[index + 1];
    return from.name === pressed && to?.name === painted ? [workBetween(traceEvents, from, to)] : [];
  });
}

function workBetween(events: readonly TraceEvent[], from: TraceEvent, to: TraceEvent): number {
  const tasks = events.filter(
    ({ name, pid, tid, ts, dur = 0 }) =>
      name === task && pid === from.pid && tid === from.tid && ts + dur > from.ts && ts < to.ts,
  );
  return tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000;
}
