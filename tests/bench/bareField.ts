import type { Page } from 'playwright';
import { keystroke } from './keystroke.ts';

/** A field, and a line that says what was typed: the least that a key can lead to on this machine. */
const bareField = `<!doctype html><meta charset="utf-8"><main>
<input type="search" aria-label="Buscar jogos"><p role="status"></p></main><script>
const field = document.querySelector('input');
const show = () => { document.querySelector('p').textContent = '“' + field.value + '”'; };
field.addEventListener('input', show);
field.addEventListener('keydown', ({ key }) => { if (key === 'Escape') { field.value = ''; show(); } });
</script>`;

/** As `keystroke` measures it in a whole page: milliseconds for each letter. */
export async function bareKeystrokes(page: Page, letters: readonly string[]): Promise<number[]> {
  await page.setContent(bareField);
  const taken: number[] = [];
  for (const letter of letters) taken.push(await keystroke(page, letter));
  return taken;
}
