import { afterEach, expect, test, vi } from 'vitest';
import { importSequentially } from './importSequentially.ts';

afterEach(() => vi.unstubAllGlobals());

// A page that is painted, keeps its links, and whose modules say that they ran.
function pageOf(...names: string[]) {
  const ran: string[] = [];
  vi.stubGlobal('ran', ran);
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frame());
  const observers: ((list: unknown) => void)[] = [];
  const paint = (name: string) => {
    for (const observer of observers)
      observer({ getEntriesByName: (wanted: string) => (wanted === name ? [{}] : []) });
  };
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(callback: (list: unknown) => void) {
        observers.push(callback);
      }
      observe = () => paint('first-contentful-paint');
    },
  );
  const files = names.map((name) => `data:text/javascript,ran.push('${name}')`);
  const links: { href: string; onload: () => void }[] = [];
  const page = {
    readyState: 'complete',
    createElement: () => ({}),
    head: { append: (link: (typeof links)[number]) => links.push(link) },
  } as unknown as Document;
  return { page, files, links, ran, paint, preloaded: () => links.map(({ href }) => href) };
}

test('requests nothing before the page has painted content', async () => {
  const { page, files, preloaded, paint } = pageOf('only');
  let begun = () => {};
  const observed = new Promise<void>((resolve) => {
    begun = resolve;
  });
  vi.stubGlobal(
    'PerformanceObserver',
    class extends PerformanceObserver {
      override observe = begun;
    },
  );
  const done = importSequentially(page, files, []);
  await observed;
  paint('first-paint');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(preloaded()).toEqual([]);
  paint('first-contentful-paint');
  await done;
  expect(preloaded()).toEqual(files);
});

test('preloads the next modules before the last of the first ones arrives, and does not run them', async () => {
  const { page, files, links, ran, preloaded } = pageOf('first', 'last', 'next');
  await importSequentially(page, files.slice(0, 2), files.slice(2));
  expect(preloaded()).toEqual(files.slice(0, 2));
  links[1]?.onload();
  expect(preloaded()).toEqual(files);
  links[0]?.onload();
  expect(preloaded()).toHaveLength(3);
  expect(ran).toEqual(['first', 'last']);
});

test('preloads the next modules once a single first one has arrived', async () => {
  const { page, files, links, preloaded } = pageOf('only', 'next');
  await importSequentially(page, files.slice(0, 1), files.slice(1));
  expect(preloaded()).toEqual(files.slice(0, 1));
  links[0]?.onload();
  expect(preloaded()).toEqual(files);
});
