const signatures: readonly [format: string, start: string][] = [
  ['PNG', '\x89PNG\r\n\x1a\n'],
  ['JPEG', '\xff\xd8\xff'],
  ['GIF', 'GIF8'],
  ['PDF', '%PDF-'],
  ['Photoshop', '8BPS'],
  ['BMP', 'BM'],
  ['ICO', '\0\0\x01\0'],
  ['PostScript', '%!PS'],
  ['ZIP', 'PK\x03\x04'],
];

/** Returns the format of a file by its first bytes; undefined for text such as SVG and for unknown formats. */
export function formatOf(bytes: Buffer): string | undefined {
  const start = bytes.toString('latin1', 0, 16);
  if (start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP') return 'WebP';
  if (start.slice(4, 8) === 'ftyp') return 'AVIF or HEIC';
  return signatures.find(([, signature]) => start.startsWith(signature))?.[0];
}
