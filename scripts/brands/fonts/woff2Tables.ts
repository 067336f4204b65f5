import { brotliDecompressSync } from 'node:zlib';

/** Table tags by their number in a WOFF2 directory (W3C WOFF 2.0, section 4.1). */
const knownTags =
  'cmap head hhea hmtx maxp name OS/2 post cvt_ fpgm glyf loca prep CFF_ VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG_ sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill'.split(
    ' ',
  );

export interface FontTable {
  bytes: Buffer;
  /** Stored in WOFF2's own arrangement instead of OpenType's. */
  transformed: boolean;
}

/** The tables of a WOFF2 font, unpacked; `glyf` and `loca` stay as they are stored. */
export function woff2Tables(font: Buffer): Map<string, FontTable> {
  if (font.toString('latin1', 0, 4) !== 'wOF2') throw new Error('not a WOFF2 font');
  const headerBytes = 48;
  let offset = headerBytes;
  const readBase128 = (): number => {
    let value = 0;
    for (;;) {
      const byte = font.readUInt8(offset);
      offset += 1;
      value = value * 128 + (byte & 0x7f);
      if (byte < 0x80) return value;
    }
  };
  const entries = Array.from({ length: font.readUInt16BE(12) }, () => {
    const flags = font.readUInt8(offset);
    offset += 1;
    let tag = knownTags[flags & 0x3f];
    if (tag === undefined) {
      tag = font.toString('latin1', offset, offset + 4);
      offset += 4;
    }
    const version = flags >> 6;
    const transformed = tag === 'glyf' || tag === 'loca' ? version !== 3 : version !== 0;
    const plainBytes = readBase128();
    return { tag, transformed, length: transformed ? readBase128() : plainBytes };
  });
  const data = brotliDecompressSync(font.subarray(offset, offset + font.readUInt32BE(20)));
  const tables = new Map<string, FontTable>();
  let start = 0;
  for (const { tag, transformed, length } of entries) {
    tables.set(tag, { bytes: data.subarray(start, start + length), transformed });
    start += length;
  }
  return tables;
}
