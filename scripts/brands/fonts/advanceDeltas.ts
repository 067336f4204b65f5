import type { FontTable } from './woff2Tables.ts';

const fixed = (bytes: Buffer, offset: number): number => bytes.readInt32BE(offset) / 65536;
const f2dot14 = (bytes: Buffer, offset: number): number => bytes.readInt16BE(offset) / 16384;

/** The weight on the font's own scale from -1 to 1 (OpenType `fvar` and `avar`; the weight is the fonts' only axis). */
function normalisedWeight(tables: ReadonlyMap<string, FontTable>, weight: number): number {
  const fvar = tables.get('fvar')?.bytes;
  if (!fvar) return 0;
  const axis = fvar.readUInt16BE(4);
  const [low, normal, high] = [fixed(fvar, axis + 4), fixed(fvar, axis + 8), fixed(fvar, axis + 12)];
  const inRange = Math.min(high, Math.max(low, weight));
  const plain =
    inRange < normal ? (inRange - normal) / (normal - low) : (inRange - normal) / (high - normal || 1);
  const avar = tables.get('avar')?.bytes;
  if (!avar) return plain;
  for (let index = 1; index < avar.readUInt16BE(8); index += 1) {
    const at = 10 + index * 4;
    const [fromBefore, toBefore, from, to] = [-4, -2, 0, 2].map((step) => f2dot14(avar, at + step));
    if (fromBefore === undefined || toBefore === undefined || from === undefined || to === undefined) break;
    if (plain <= from) return toBefore + ((plain - fromBefore) / (from - fromBefore || 1)) * (to - toBefore);
  }
  return plain;
}

/** How much a variation region counts at a place on the only axis. */
function regionScalar(store: Buffer, region: number, place: number): number {
  const list = store.readUInt32BE(2);
  const at = list + 4 + region * 6;
  const [start, peak, end] = [f2dot14(store, at), f2dot14(store, at + 2), f2dot14(store, at + 4)];
  if (peak === 0 || place === peak) return 1;
  if (place <= start || place >= end) return 0;
  return place < peak ? (place - start) / (peak - start) : (end - place) / (end - peak);
}

/** One row of an ItemVariationData subtable, weighed by its regions. */
function storedDelta(store: Buffer, outer: number, inner: number, place: number): number {
  const data = store.readUInt32BE(8 + outer * 4);
  const wordField = store.readUInt16BE(data + 2);
  const words = wordField & 0x7fff;
  const regions = store.readUInt16BE(data + 4);
  const bytesOf = (index: number): number => (index < words ? 2 : 1) * (wordField & 0x8000 ? 2 : 1);
  const rowBytes = Array.from({ length: regions }, (_, index) => bytesOf(index)).reduce(
    (sum, n) => sum + n,
    0,
  );
  let at = data + 6 + regions * 2 + inner * rowBytes;
  let delta = 0;
  for (let index = 0; index < regions; index += 1) {
    const region = store.readUInt16BE(data + 6 + index * 2);
    delta += store.readIntBE(at, bytesOf(index)) * regionScalar(store, region, place);
    at += bytesOf(index);
  }
  return delta;
}

/** What a weight adds to each glyph's advance (OpenType `HVAR`), in font units. */
export function advanceDeltas(
  tables: ReadonlyMap<string, FontTable>,
  weight: number,
): (glyph: number) => number {
  const hvar = tables.get('HVAR')?.bytes;
  if (!hvar) return () => 0;
  const place = normalisedWeight(tables, weight);
  const store = hvar.subarray(hvar.readUInt32BE(4));
  const mapAt = hvar.readUInt32BE(8);
  if (mapAt === 0) return (glyph) => storedDelta(store, 0, glyph, place);
  const map = hvar.subarray(mapAt);
  const isLong = map.readUInt8(0) === 1;
  const format = map.readUInt8(1);
  const count = isLong ? map.readUInt32BE(2) : map.readUInt16BE(2);
  const entryBytes = ((format >> 4) & 3) + 1;
  const innerBits = (format & 15) + 1;
  return (glyph) => {
    const entry = map.readUIntBE((isLong ? 6 : 4) + Math.min(glyph, count - 1) * entryBytes, entryBytes);
    return storedDelta(store, entry >> innerBits, entry & ((1 << innerBits) - 1), place);
  };
}
