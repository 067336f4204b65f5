import { datadogRum } from '@datadog/browser-rum';
import { expect, onTestFinished, test, vi } from 'vitest';
import { cleanEvent, startDatadog } from './datadog.ts';

type Event = Parameters<typeof cleanEvent>[0];

/** An event as the vendor hands it over; only the parts that matter here. */
function clean(parts: Record<string, unknown>) {
  const event = { view: { id: 'v', url: 'https://x.example/casino?code=ABC' }, ...parts };
  const isSent = cleanEvent(event as Event & typeof event, { handlingStack: '' });
  return isSent ? event : null;
}

test('an error is a background one unless it says otherwise, and carries nothing personal', () => {
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

test('what is written to the console is not sent: the app reports what it writes there', () => {
  expect(clean({ type: 'error', error: { source: 'console', message: 'x' } })).toBeNull();
});

test('an error with causes, which cannot be cleaned, is not sent as it is', () => {
  const told = vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect(
    clean({
      type: 'error',
      error: { source: 'source', message: 'x', causes: [{ message: 'ana@mail.example' }] },
    }),
  ).toBeNull();
  told.mockRestore();
});

test('addresses of resources and names of what was pressed lose what they hold', () => {
  expect(
    clean({ type: 'resource', resource: { url: 'https://api.x.example/api/seo?source_id=9' } }),
  ).toMatchObject({ resource: { url: 'https://api.x.example/api/seo?source_id=' } });
  expect(clean({ type: 'action', action: { target: { name: 'Enviar a ana@mail.example' } } })).toMatchObject({
    action: { target: { name: 'Enviar a [e-mail]' } },
  });
});

test('where it goes, how much of it and how masked is what the brand says; its release is the build', () => {
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
