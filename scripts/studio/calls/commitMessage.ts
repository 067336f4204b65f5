import type { BrandDifference } from '../../brands/diff/diffBrands.ts';

interface ChangedBrand {
  id: string;
  // Null for a new brand.
  difference: BrandDifference | null;
}

const longestTitle = 72;

function partsOf({ fields, tokens, pictures, fonts, voice, legal }: BrandDifference): string[] {
  return [
    ...(tokens.length > 0 ? ['theme'] : []),
    ...(pictures.length > 0 ? ['pictures'] : []),
    ...(fonts.length > 0 ? ['fonts'] : []),
    ...(fields.length > 0 ? ['settings'] : []),
    ...(voice.length > 0 ? ['voice'] : []),
    ...(legal.length > 0 ? ['legal texts'] : []),
  ];
}

function listed(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

function details({ id, difference }: ChangedBrand): string {
  if (!difference) return `- ${id}: new brand`;
  const names = [
    ...difference.tokens.map(({ token }) => token),
    ...difference.pictures.map(({ picture }) => picture),
    ...difference.fonts.map(({ font }) => font),
    ...difference.fields.map(({ field }) => field),
    ...difference.voice.map(({ line }) => line),
    ...difference.legal.map(({ page }) => `/${page}`),
  ];
  const rest = names.length - 8;
  return `- ${id}: ${names.slice(0, 8).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}

function titleOf(changed: readonly ChangedBrand[], removed: readonly string[]): string {
  const [first] = changed;
  if (changed.length === 1 && removed.length === 0 && first)
    return first.difference
      ? `feat(${first.id}): change ${listed(partsOf(first.difference))}`
      : `feat(${first.id}): add the brand`;
  const ids = [...changed.map(({ id }) => id), ...removed];
  const long = `feat(brands): change ${listed(ids)}`;
  return long.length <= longestTitle ? long : `feat(brands): change ${ids.length} brands`;
}

/** Writes a message that fits the changes of the brands; empty without a change. */
export function commitMessage(changed: readonly ChangedBrand[], removed: readonly string[]): string {
  if (changed.length + removed.length === 0) return '';
  const lines = [...changed.map(details), ...removed.map((id) => `- ${id}: removed`)];
  return `${titleOf(changed, removed).slice(0, longestTitle)}\n\n${lines.join('\n')}\n`;
}
