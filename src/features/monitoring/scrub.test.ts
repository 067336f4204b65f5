import { expect, test } from 'vitest';
import { scrubbedError, scrubText, scrubWithin } from './scrub.ts';

test.each([
  ['Falha para ana.souza+x@mail.example.com agora', 'Falha para [e-mail] agora'],
  ['login=ana%40mail.example', 'login=[e-mail]'],
  ['CPF 529.982.247-25 recusado', 'CPF [cpf] recusado'],
  ['CPF 52998224725 recusado', 'CPF [cpf] recusado'],
  ['ligue (11) 98765-4321', 'ligue [phone]'],
  ['Bearer abc.def-123 expired', 'Bearer [token] expired'],
  ['token eyJhbGciOi.eyJ1c2VyIjo3.c2ln-x', 'token [token]'],
  ['https://x.example/casino?utm_source=a&ref=Ana#b=c', 'https://x.example/casino?utm_source=&ref=#b='],
  ['GET /api/seo?section_name=home&source_id=9 failed', 'GET /api/seo?section_name=&source_id= failed'],
  ['key 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b', 'key [token]'],
])('scrubs %j to %j', (text, told) => {
  expect(scrubText(text)).toBe(told);
});

test.each([
  'Cannot read properties of undefined (reading "games")',
  'at GameCard (https://x.example/assets/shell-C2v9xQ1a.js:12:3456)',
  'https://x.example/play/pragmatic/gates-of-olympus',
  'rodada 1234567, casa 25, R$ 1.234,56',
])('keeps %j, which is not personal', (text) => {
  expect(scrubText(text)).toBe(text);
});

test('scrubs every text of an event', () => {
  const event = {
    view: { url: 'https://x.example/?token=abc', referrer: '' },
    resource: { status: 200, list: ['ana@mail.example'] },
  };
  scrubWithin(event);
  expect(event).toEqual({
    view: { url: 'https://x.example/?token=', referrer: '' },
    resource: { status: 200, list: ['[e-mail]'] },
  });
});

test('keeps name and stack of an error and drops cause and other properties', () => {
  const error = Object.assign(new TypeError('ana@mail.example', { cause: { cpf: '52998224725' } }), {
    body: 'x',
  });
  const told = scrubbedError(error);
  expect(String(told)).toBe('TypeError: [e-mail]');
  expect(told.cause).toBeUndefined();
  expect(told).not.toHaveProperty('body');
  expect(told.stack).toContain('scrub.test.ts');
  expect(scrubbedError('motivo: 529.982.247-25').message).toBe('motivo: [cpf]');
});
