import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { CommonText } from './commonText.ts';
import { KeptSizes } from './KeptSizes.ts';

const levels = { gzip: 1, brotli: 1 };

function keptFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bandeira-sizes-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'sizes', 'aurora.json');
}

function stamped(file: string, texts: readonly string[]): number[] {
  const kept = new KeptSizes(file);
  const sizes = texts.map((text) => kept.of([Buffer.from(text)], levels).gzip);
  kept.save();
  return sizes;
}

const texts = ['uma página', 'outra página '.repeat(90)];
const compressed = texts.map((text) => gzipSync(text, { level: 1 }).length);

test('a size is the same whether it is measured or was kept', () => {
  const file = keptFile();
  expect(stamped(file, texts)).toEqual(compressed);
  const before = readFileSync(file, 'utf8');
  expect(stamped(file, texts)).toEqual(compressed);
  expect(readFileSync(file, 'utf8')).toBe(before);
});

test('what was kept is not measured again, and what is used no more is forgotten', () => {
  const file = keptFile();
  stamped(file, texts);
  // No text has this size: it can only come from the file.
  const [first = 0] = compressed;
  writeFileSync(file, readFileSync(file, 'utf8').replace(`,${first},`, ',999999,'));
  expect(stamped(file, texts.slice(0, 1))).toEqual([999_999]);
  expect(JSON.parse(readFileSync(file, 'utf8')).sizes).toHaveLength(1);
});

test('another compressor, or a file that was cut short, means measuring again', () => {
  const file = keptFile();
  stamped(file, texts);
  const other = readFileSync(file, 'utf8').replace(`,${compressed[0]},`, ',999999,');
  writeFileSync(file, other.replace(process.versions.zlib, '0.0.0'));
  expect(stamped(file, texts)).toEqual(compressed);
  truncateSync(file, 40);
  expect(stamped(file, texts)).toEqual(compressed);
});

test('a block is measured once however many brands have it, and kept for each', () => {
  const block = new CommonText('um bloco '.repeat(200), { isBlock: true });
  const files = [keptFile(), keptFile()];
  for (const file of files) {
    const kept = new KeptSizes(file);
    expect(kept.ofBlock(block, levels).gzip).toBe(gzipSync(block.bytes, { level: 1 }).length);
    kept.save();
  }
  const [first, second] = files.map((file) => readFileSync(file, 'utf8'));
  expect(second).toBe(first);
});

test('a text in pieces has the size of the whole', () => {
  const file = keptFile();
  expect(stamped(file, texts)).toEqual(compressed);
  const kept = new KeptSizes(file);
  const pieces = texts.map((text) => [text.slice(0, 3), text.slice(3)].map((piece) => Buffer.from(piece)));
  const sizes = pieces.map((list) => kept.of(list, levels).gzip);
  expect(sizes).toEqual(compressed);
  // Known by the whole: nothing was measured, nothing is new.
  const before = readFileSync(file, 'utf8');
  kept.save();
  expect(readFileSync(file, 'utf8')).toBe(before);
});
