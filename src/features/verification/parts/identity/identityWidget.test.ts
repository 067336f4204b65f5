import { afterEach, expect, test, vi } from 'vitest';
import { loadWidget } from './identityWidget.ts';

class ScriptElement extends EventTarget {
  src = '';
  remove = () => {};
}

const person = { cpf: '52998224725', referenceId: '7' };

// A page on which the provider's script defines what a real one does.
function pageOf(script: string) {
  const calls: unknown[] = [];
  const added: string[] = [];
  const sdkOf = (options: unknown) => {
    calls.push(options);
    const note =
      (name: string) =>
      (...values: unknown[]) =>
        void calls.push([name, ...values]);
    return {
      mount: note('mount'),
      verifyDocument: note('verifyDocument'),
      startFaceIndex: note('startFaceIndex'),
    };
  };
  const page: Record<string, unknown> = {};
  const append = (element: ScriptElement) => {
    added.push(element.src);
    page.Legitimuz = sdkOf;
    element.dispatchEvent(new Event('load'));
  };
  vi.stubGlobal('document', { createElement: () => new ScriptElement(), head: { append } });
  vi.stubGlobal('window', page);
  const load = (check: 'face' | 'kyc') =>
    loadWidget({ script, token: 'pk-aurora' }, check, new AbortController().signal);
  return { added, calls, load };
}

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['kyc', 'verifyDocument'],
  ['face', 'startFaceIndex'],
] as const)('loads the script of the brand and starts %s with its token', async (check, starter) => {
  const script = `https://id.example/${check}.js`;
  const { added, calls, load } = pageOf(script);
  const begin = await load(check);
  await begin(person);
  expect(added).toEqual([script]);
  expect(calls).toEqual([
    expect.objectContaining({ token: 'pk-aurora', apiURL: 'https://id.example' }),
    ['mount'],
    [starter, person],
  ]);
});
