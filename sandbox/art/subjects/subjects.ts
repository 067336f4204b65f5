import type { SymbolName } from '../symbols.ts';

export type Subjects = Record<string, readonly [SymbolName, ...SymbolName[]]>;
