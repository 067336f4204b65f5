import { readFileSync } from 'node:fs';
import { join } from 'node:path';

// A variable font with Latin and Cyrillic letters.
export const rubikFont = readFileSync(join(import.meta.dirname, 'rubik.woff2'));
export const rubikLicense = readFileSync(join(import.meta.dirname, 'OFL.txt'), 'utf8');
