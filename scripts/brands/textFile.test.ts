import { describe, expect, it } from 'vitest';
import { decodeText } from './textFile.ts';

describe('decoding text files', () => {
  it('decodes UTF-8 with and without a byte-order mark', () => {
    for (const text of ['', 'nº 1', '\uFEFFnº 1']) expect(decodeText(Buffer.from(text))).toEqual({ text });
  });

  it.each([
    ['n\xba 1', 1, 2, 'BA (º in Windows-1252)'],
    ['a\n\xe7\xe3o', 2, 1, 'E7 (ç in Windows-1252)'],
    ['Jos\xe9', 1, 4, 'E9 (é in Windows-1252)'],
  ])('finds the byte that is not UTF-8 in %j', (latin, line, column, byte) => {
    const { text, error } = decodeText(Buffer.from(latin, 'latin1'));
    expect(text).toBe(latin);
    expect(error).toMatchObject({ line, column, found: `the byte ${byte}`, expected: 'UTF-8' });
  });

  it('reports UTF-16 and replacement characters', () => {
    expect(decodeText(Buffer.from('\uFEFFolá', 'utf16le'))).toMatchObject({
      text: 'olá',
      error: { found: 'UTF-16' },
    });
    expect(decodeText(Buffer.from('a\nn\ufffd 1')).error).toMatchObject({ line: 2, column: 2 });
  });
});
