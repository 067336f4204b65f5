import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';

/** Reads a TypeScript file as the JavaScript that a browser runs: without its types, on the same lines. */
export const browserScript = (file: URL): string => stripTypeScriptTypes(readFileSync(file, 'utf8'));
