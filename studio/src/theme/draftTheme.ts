import {
  colourScheme,
  cssColour,
  cssToHex,
  type ScreenColour,
  screenColourOfHex,
} from '../../../scripts/brands/theme/colourValue.ts';
import { measureContrast } from '../../../scripts/brands/theme/measureContrast.ts';
import { withColour } from '../../../scripts/brands/theme/passingColour.ts';
import type { StudioOutput } from '../../../scripts/studio/studioApi.ts';
import type { Edit } from '../../../scripts/studio/studioEdits.ts';
import type { TokenRow } from '../../../scripts/studio/studioModels.ts';
import { type StatedColour, statedColours } from '../../../src/shared/tokens/tokenNames.ts';
import { tokenKey } from '../draft/editKey.ts';

export type Theme = StudioOutput<'theme'>['theme'];
type Changes = Readonly<Record<string, Edit>>;

export type MeasuredPair = ReturnType<typeof measureContrast>[number];

export interface DraftTheme {
  rows: ReadonlyMap<string, TokenRow>;
  colors: ReturnType<typeof withColour>;
  contrast: MeasuredPair[];
  // Custom properties that differ from the saved theme.
  properties: Record<string, string>;
}

const alias = /^\{([^{}]+)\}$/;

export function aliasOf(value: unknown): string | undefined {
  return typeof value === 'string' ? alias.exec(value)?.[1] : undefined;
}

export function screenColor(value: string | null | undefined): ScreenColour | undefined {
  const hex = value == null ? undefined : (cssToHex(value) ?? value);
  return hex === undefined ? undefined : screenColourOfHex(hex);
}

// Rows with unsaved changes; what only the server knows comes from its latest response.
function changedRow(row: TokenRow, change: Edit | undefined, confirmed: TokenRow | undefined): TokenRow {
  if (change?.kind === 'unset-token') return confirmed ?? row;
  if (change?.kind !== 'set-token') return row;
  const isConfirmed = JSON.stringify(confirmed?.stated) === JSON.stringify(change.value);
  if (confirmed && (isConfirmed || typeof change.value !== 'string'))
    return { ...confirmed, origin: 'own', stated: change.value };
  const isPlain = typeof change.value === 'string' || typeof change.value === 'number';
  const value = isPlain ? String(change.value) : row.value;
  return { ...row, origin: 'own', from: null, stated: change.value, value, css: value };
}

// An alias shows the color it points to; a circle ends.
function followAlias(rows: ReadonlyMap<string, TokenRow>, row: TokenRow): string | null {
  let current: TokenRow | undefined = row;
  for (let depth = 0; depth < 10 && current; depth += 1) {
    const target = aliasOf(current.stated);
    if (target === undefined) return current.value;
    current = rows.get(target);
  }
  return row.value;
}

function isStatedColor(name: string): name is StatedColour {
  return (statedColours as readonly string[]).includes(name);
}

/** Applies unsaved changes to the saved theme in the page, so that frame and contrast follow without a request. */
export function draftTheme(saved: Theme, confirmed: Theme | undefined, changes: Changes): DraftTheme {
  const confirmedRows = new Map(confirmed?.tokens.map((row) => [row.token, row]));
  const rows = new Map(
    saved.tokens.map((row) => [
      row.token,
      changedRow(row, changes[tokenKey(row.token)], confirmedRows.get(row.token)),
    ]),
  );
  const stated: Partial<Record<StatedColour, ScreenColour>> = {};
  for (const [token, row] of rows) {
    const value = followAlias(rows, row);
    if (value !== row.value) rows.set(token, { ...row, value, css: value });
    const name = token.slice('color.'.length);
    const color = token.startsWith('color.') && isStatedColor(name) ? screenColor(value) : undefined;
    if (color && isStatedColor(name)) stated[name] = color;
  }
  const colors = withColour(new Map(), stated);
  for (const [name, color] of colors) {
    const row = rows.get(`color.${name}`);
    if (row?.origin === 'derived') rows.set(row.token, { ...row, value: cssColour(color) });
  }
  const properties: Record<string, string> = Object.fromEntries(
    saved.tokens.flatMap((before) => {
      const after = rows.get(before.token);
      const isSame = !after || after.css === null || after.css === before.css;
      return isSame ? [] : [[before.property, after.css ?? '']];
    }),
  );
  const background = colors.get('background');
  if (background && '--color-background' in properties) properties['color-scheme'] = colourScheme(background);
  return { rows, colors, contrast: measureContrast(colors), properties };
}
