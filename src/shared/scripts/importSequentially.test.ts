import { afterEach, expect, test, vi } from 'vitest';
import { importSequentially } from './importSequentially.ts';

afterEach(() => vi.unstubAllGlobals());

test('preloads the next modules before the last of the first ones arrives, and does not run them', async () => {
  const ran: string[] = [];
  vi.stubGlobal('ran', ran);
  vi.stubGlobal('requestAnimationFrame', (paint: () => void) => paint());
  const [first, last, next] = ['first', 'last', 'next'].map(
    (name) => `data:text/javascript,ran.push('${name}')`,
  );
  const links: { href: string; onload: () => void }[] = [];
  const page = {
    readyState: 'complete',
    createElement: () => ({}),
    head: { append: (link: (typeof links)[number]) => links.push(link) },
  } as unknown as Document;
  const preloaded = () => links.map(({ href }) => href);

  await importSequentially(page, [first ?? '', last ?? ''], [next ?? '']);
  expect(preloaded()).toEqual([first, last]);
  links[1]?.onload();
  expect(preloaded()).toEqual([first, last, next]);
  links[0]?.onload();
  expect(preloaded()).toHaveLength(3);
  expect(ran).toEqual(['first', 'last']);
});
