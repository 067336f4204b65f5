import { randomBytes } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { EncodedBodies } from './encodedBody.ts';

// Compresses to about half its size.
const content = () => Buffer.from(randomBytes(5_000).toString('hex'));
const encode = (bodies: EncodedBodies, body: Buffer, hash: string) =>
  bodies.encode(body, hash, '.js', 'br, gzip').body;

test('compresses each content once', () => {
  const bodies = new EncodedBodies();
  const body = content();
  const encoded = encode(bodies, body, 'one');
  expect(brotliDecompressSync(encoded)).toEqual(body);
  expect(encode(bodies, body, 'one')).toBe(encoded);
});

test('keeps what was asked for last when the cache is full', () => {
  const bodies = new EncodedBodies(20_000);
  const [one, two] = [content(), content()];
  const first = encode(bodies, one, 'one');
  const second = encode(bodies, two, 'two');
  expect(encode(bodies, one, 'one')).toBe(first);
  for (const hash of ['three', 'four']) encode(bodies, content(), hash);
  expect(encode(bodies, two, 'two')).not.toBe(second);
  expect(encode(bodies, two, 'two')).toEqual(second);
});

test('keeps nothing that is larger than the cache', () => {
  const bodies = new EncodedBodies(1_000);
  const body = content();
  expect(encode(bodies, body, 'one')).not.toBe(encode(bodies, body, 'one'));
});
