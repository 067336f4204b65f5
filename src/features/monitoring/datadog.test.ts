import { readFileSync } from 'node:fs';
import { datadogRum } from '@datadog/browser-rum';
import { expect, onTestFinished, test, vi } from 'vitest';
import { cleanEvent, startDatadog } from './datadog.ts';

type Event = Parameters<typeof cleanEvent>[0];

// An event with only the fields that matter here.
function clean(parts: Record<string, unknown>) {
  const event = { view: { id: 'v', url: 'https://x.example/casino?code=ABC' }, ...parts };
  const isSent = cleanEvent(event as Event & typeof event, { handlingStack: '' });
  return isSent ? event : null;
}

test('marks an error as background by default and removes personal data', () => {
  const error = {
    source: 'source',
    message: 'falha de ana@mail.example',
    stack: 'at f (https://x.example/?a=b)',
  };
  expect(clean({ type: 'error', error: { ...error } })).toEqual({
    type: 'error',
    view: { id: 'v', url: 'https://x.example/casino?code=' },
    error: { source: 'source', message: 'falha de [e-mail]', stack: 'at f (https://x.example/?a=)' },
    context: { kind: 'background' },
  });
  expect(clean({ type: 'error', error, context: { kind: 'blocking' } })).toMatchObject({
    context: { kind: 'blocking' },
  });
});

test('drops console errors, because the app reports what it logs', () => {
  expect(clean({ type: 'error', error: { source: 'console', message: 'x' } })).toBeNull();
});

test('drops an error with causes, which cannot be scrubbed', () => {
  const told = vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect(
    clean({
      type: 'error',
      error: { source: 'source', message: 'x', causes: [{ message: 'ana@mail.example' }] },
    }),
  ).toBeNull();
  told.mockRestore();
});

test('scrubs resource URLs and names of pressed elements', () => {
  expect(
    clean({ type: 'resource', resource: { url: 'https://api.x.example/api/seo?source_id=9' } }),
  ).toMatchObject({ resource: { url: 'https://api.x.example/api/seo?source_id=' } });
  expect(clean({ type: 'action', action: { target: { name: 'Enviar a ana@mail.example' } } })).toMatchObject({
    action: { target: { name: 'Enviar a [e-mail]' } },
  });
});

test("passes the brand's settings and the build id as release", () => {
  const init = vi.spyOn(datadogRum, 'init').mockImplementation(() => {});
  onTestFinished(() => init.mockRestore());
  const settings = {
    applicationId: 'a',
    clientToken: 'c',
    site: 'datadoghq.eu',
    env: 'production',
    service: 'web-aurora',
    sessionSampleRate: 12,
    sessionReplaySampleRate: 3,
    defaultPrivacyLevel: 'mask',
  } as const;
  startDatadog(settings, { build: { id: 'b1', timestamp: '2026-01-01T00:00:00Z' } });
  expect(init).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ ...settings, version: 'b1', beforeSend: cleanEvent }),
  );
});

test("compresses in chunks of 16384 bytes in the vendor's worker", () => {
  // The constant is the vendor's own and no setting.
  const worker = 'node_modules/@datadog/browser-rum/esm/domain/deflate/deflateWorker.mjs';
  expect(readFileSync(worker, 'utf8')).toContain('chunkSize:16384');
});
