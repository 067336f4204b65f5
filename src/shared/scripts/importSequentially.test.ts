import { afterEach, expect, test, vi } from 'vitest';
import { importSequentially } from './importSequentially.ts';

afterEach(() => vi.unstubAllGlobals());

test('preloads the next modules once the first ones have arrived, and does not run them', async () => {
  const ran: string[] = [];
  vi.stubGlobal('ran', ran);
  vi.stubGlobal('requestAnimationFrame', (paint: () => void) => paint());
  const [first, next] = ['first', 'next'].map((name) => `data:text/javascript,ran.push('${name}')`);
  const links: { href: string; onload: () => void }[] = [];
  const page = {
    readyState: 'complete',
    createElement: () => ({}),
    head: { append: (link: (typeof links)[number]) => links.push(link) },
  } as unknown as Document;
  const preloaded = () => links.map(({ href }) => href);

  await importSequentially(page, [first ?? ''], [next ?? '']);
  expect(preloaded()).toEqual([first]);
  links[0]?.onload();
  await vi.waitFor(() => expect(preloaded()).toEqual([first, next]));
  expect(ran).toEqual(['first']);
});
