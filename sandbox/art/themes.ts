import { everydayThemes } from './themes/everyday.ts';
import { legendThemes } from './themes/legends.ts';
import { placeThemes } from './themes/places.ts';
import { tableThemes } from './themes/tables.ts';

export const coverThemes = { ...everydayThemes, ...legendThemes, ...placeThemes, ...tableThemes };

export type ThemeName = keyof typeof coverThemes;
