import type { JsonDocument } from '../config/json/jsonDocument.ts';
import type { JsonPath } from '../config/json/jsonNodes.ts';
import { isPlainObject, type PlainObject } from '../config/json/plainObject.ts';
import type { SourceToken, TokenSource } from './sourceTokens.ts';

interface Read extends SourceToken {
  path: JsonPath;
  // Values by mode, where the file states some.
  modes: PlainObject;
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

// `$value` in the Design Tokens format, `value` in Style Dictionary and older Tokens Studio files.
function valueKey(node: PlainObject): '$value' | 'value' | undefined {
  if (Object.hasOwn(node, '$value')) return '$value';
  if (!Object.hasOwn(node, 'value')) return undefined;
  const isGroup = isPlainObject(node.value) && (Object.hasOwn(node.value, 'value') || '$value' in node.value);
  return isGroup ? undefined : 'value';
}

// Exporters of Figma variables write the values of all modes into an extension.
function modesOf(node: PlainObject): PlainObject {
  const extensions = isPlainObject(node.$extensions) ? node.$extensions : {};
  const holders = [extensions, ...Object.values(extensions).filter(isPlainObject)];
  for (const holder of holders)
    for (const key of ['mode', 'modes', 'valuesByMode', 'com.figma.modes'])
      if (isPlainObject(holder[key])) return holder[key];
  return {};
}

function readTree(node: PlainObject, path: JsonPath, type: string | undefined, found: Read[]): void {
  const own = textOf(node.$type) ?? textOf(node.type) ?? type;
  const key = valueKey(node);
  if (key !== undefined) {
    // The root token of a group has the name of the group.
    const name = path.filter((part) => part !== '$root').join('.');
    found.push({ name, type: own, value: node[key], path, modes: modesOf(node) });
  }
  for (const [inner, child] of Object.entries(node))
    if (isPlainObject(child) && (!inner.startsWith('$') || inner === '$root') && inner !== key)
      readTree(child, [...path, inner], own, found);
}

interface Theme {
  name: string;
  sets: string[];
}

function themesOf(value: PlainObject): Theme[] {
  const themes = Array.isArray(value.$themes) ? value.$themes : [];
  return themes.filter(isPlainObject).flatMap(({ name, group, selectedTokenSets }) => {
    if (typeof name !== 'string' || !isPlainObject(selectedTokenSets)) return [];
    const sets = Object.entries(selectedTokenSets).flatMap(([set, state]) =>
      state === 'disabled' ? [] : set,
    );
    return { name: typeof group === 'string' ? `${group}/${name}` : name, sets };
  });
}

function orderOf(value: PlainObject): string[] {
  const sets = Object.keys(value).filter((key) => !key.startsWith('$'));
  const metadata = isPlainObject(value.$metadata) ? value.$metadata.tokenSetOrder : undefined;
  const order = Array.isArray(metadata)
    ? metadata.filter((set): set is string => sets.includes(String(set)))
    : [];
  return [...order, ...sets.filter((set) => !order.includes(set))];
}

const merged = (tokens: readonly Read[]): Map<string, Read> =>
  new Map(tokens.map((token) => [token.name, token]));

// Sets lie at the top of the file; a later set overrides an earlier one.
function readTokensStudio(document: JsonDocument, value: PlainObject): TokenSource {
  const order = orderOf(value);
  const themes = themesOf(value);
  const bySet = new Map(
    order.map((set) => {
      const found: Read[] = [];
      const tree = value[set];
      if (isPlainObject(tree)) readTree(tree, [], undefined, found);
      return [set, found.map((token) => ({ ...token, path: [set, ...token.path] }))] as const;
    }),
  );
  const tokensOf = (mode: string | undefined): Map<string, Read> => {
    const sets = themes.find(({ name }) => name === mode)?.sets ?? order;
    return merged(order.filter((set) => sets.includes(set)).flatMap((set) => bySet.get(set) ?? []));
  };
  const all = tokensOf(undefined);
  return {
    file: document.file,
    format: 'Tokens Studio',
    modes: themes.map(({ name }) => name),
    tokensOf,
    positionOf: (name) => document.positionOf(all.get(name)?.path ?? []),
  };
}

/** Reads tokens of the Design Tokens format (with modes), of Tokens Studio or of Style Dictionary. */
export function readJsonTokens(document: JsonDocument): TokenSource {
  const value = isPlainObject(document.value) ? document.value : {};
  if ('$themes' in value || '$metadata' in value) return readTokensStudio(document, value);
  const found: Read[] = [];
  readTree(value, [], undefined, found);
  const all = merged(found);
  const isDesignTokens =
    found.some(({ path }) => path.length > 0) && JSON.stringify(value).includes('"$value"');
  return {
    file: document.file,
    format: isDesignTokens ? 'the Design Tokens format' : 'Style Dictionary',
    modes: [...new Set(found.flatMap(({ modes }) => Object.keys(modes)))],
    tokensOf: (mode) =>
      mode === undefined
        ? all
        : merged(
            found.map((token) => (mode in token.modes ? { ...token, value: token.modes[mode] } : token)),
          ),
    positionOf: (name) => document.positionOf(all.get(name)?.path ?? []),
  };
}
