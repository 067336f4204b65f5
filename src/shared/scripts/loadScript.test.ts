import { afterEach, expect, test, vi } from 'vitest';
import { loadScript } from './loadScript.ts';

/** What of a script element is used here. */
class ScriptElement extends EventTarget {
  src = '';
  integrity = '';
  crossOrigin: string | null = null;
  remove = () => {};
}

const { signal } = new AbortController();

function pageThatLoads(): ScriptElement[] {
  const added: ScriptElement[] = [];
  const append = (script: ScriptElement) => {
    added.push(script);
    script.dispatchEvent(new Event('load'));
  };
  vi.stubGlobal('document', { createElement: () => new ScriptElement(), head: { append } });
  return added;
}

afterEach(() => vi.unstubAllGlobals());

test('asks for the pinned version of a script, which its server has to show to other origins', async () => {
  const added = pageThatLoads();
  await loadScript('https://partner.example/v1.js', signal, 'sha384-abc');
  expect(added).toMatchObject([
    { src: 'https://partner.example/v1.js', integrity: 'sha384-abc', crossOrigin: 'anonymous' },
  ]);
});

test('asks for nothing of a script without a version', async () => {
  const added = pageThatLoads();
  await loadScript('https://partner.example/latest.js', signal, null);
  expect(added).toMatchObject([{ integrity: '', crossOrigin: null }]);
});

test('refuses text in the place of an address', async () => {
  pageThatLoads();
  await expect(loadScript('data:text/javascript,alert(1)', signal)).rejects.toThrow(TypeError);
});
