const signatures: readonly [format: string, start: string][] = [
  ['WOFF2', 'wOF2'],
  ['WOFF', 'wOFF'],
  ['OpenType', 'OTTO'],
  ['TrueType', '\0\x01\0\0'],
  ['TrueType', 'true'],
  ['TrueType collection', 'ttcf'],
];

/** Returns the format of a font by its first bytes; undefined for another file. */
export function fontFormatOf(bytes: Uint8Array): string | undefined {
  const start = Buffer.from(bytes.subarray(0, 4)).toString('latin1');
  return signatures.find(([, signature]) => start === signature)?.[0];
}
