import type { Page } from 'playwright';
import { keystroke } from './keystroke.ts';

// The minimum that a key press can cause on this machine: a field and a line that repeats the input.
const bareField = `<!doctype html><meta charset="utf-8"><main>
<input type="search" aria-label="Buscar jogos"><p role="status"></p></main><script>
const field = document.querySelector('input');
const show = () => { document.querySelector('p').textContent = '“' + field.value + '”'; };
field.addEventListener('input', show);
field.addEventListener('keydown', ({ key }) => { if (key === 'Escape') { field.value = ''; show(); } });
</script>`;

/** Returns milliseconds per letter, as `keystroke` measures in a whole page. */
export async function bareKeystrokes(page: Page, letters: readonly string[]): Promise<number[]> {
  await page.setContent(bareField);
  const taken: number[] = [];
  for (const letter of letters) taken.push(await keystroke(page, letter));
  return taken;
}
