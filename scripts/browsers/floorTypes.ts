import { readFileSync } from 'node:fs';
import { isOnFloor } from './compatData.ts';

// Declaration of a platform feature: members of an interface or of its constructor.
interface Declaration {
  indent: string;
  name: string;
  isStatic: boolean;
}

// Features of src/shared/scripts/polyfills.ts, which every page loads.
const polyfilled = new Set([
  'api.URL.parse_static',
  'api.URL.canParse_static',
  'api.AbortSignal.any_static',
  'javascript.builtins.String.toWellFormed',
]);

const opening = /^( *)(?:declare )?(?:interface (\w+)[^{]*|(?:var|const) (\w+): )\{$/;
const member = /^( +)(?:readonly |get |set )?(\w+)(\??)(?=[(:<])/;

// TypeScript's names that differ from the platform's.
function platformName(name: string): string {
  return name
    .replace(/Constructor$|^Readonly(?=Array|Set|Map)/, '')
    .replace(/^(Async)?IteratorObject$/, '$1Iterator');
}

function isNewer(path: string): boolean {
  return isOnFloor(path) === false && !polyfilled.has(path);
}

// Interfaces that include a mixin, by its name, because the data knows members by interface only.
function readMixins(text: string): Map<string, string[]> {
  const takers = new Map<string, string[]>();
  for (const [, name = '', bases = ''] of text.matchAll(/^interface (\w+) extends ([^{]+) \{/gm)) {
    for (const base of bases.split(', ')) takers.set(base, [...(takers.get(base) ?? []), name]);
  }
  return takers;
}

function memberIsNewer(mixins: Map<string, string[]>, { name, isStatic }: Declaration, key: string): boolean {
  const owner = platformName(name);
  const staticKey = isStatic || name !== owner ? `${key}_static` : key;
  const isInterface = isOnFloor(`api.${owner}`) !== undefined;
  // Reachable only through another missing feature, which needs the guard.
  if (isNewer(`api.${owner}`)) return false;
  const owners = isInterface ? [owner] : [owner, ...(mixins.get(owner) ?? [])];
  return owners.some(
    (candidate) =>
      isNewer(`api.${candidate}.${staticKey}`) ||
      isNewer(`javascript.builtins.${candidate}.${key}`) ||
      isNewer(`javascript.builtins.Intl.${candidate}.${key}`),
  );
}

function globalIsNewer(name: string): boolean {
  return ['api', 'api.Window', 'javascript.builtins', 'javascript.builtins.Intl'].some((parent) =>
    isNewer(`${parent}.${name}`),
  );
}

/** Makes everything newer than the floor optional, so that unguarded uses are type errors. */
export function floorTypes(text: string): string {
  const mixins = readMixins(text);
  const open: Declaration[] = [];
  return text
    .replaceAll(/^\/\/\/ <reference (?:no-default-lib|lib)=.*$/gm, '')
    .split('\n')
    .map((line) => {
      const [, indent = '', interfaceName, varName] = opening.exec(line) ?? [];
      const name = interfaceName ?? varName;
      if (name) {
        open.push({ indent, name, isStatic: varName !== undefined });
        return varName && globalIsNewer(varName) ? line.replace(': {', ': undefined | {') : line;
      }
      const inner = open.at(-1);
      if (inner && new RegExp(`^${inner.indent}\\};?$`).test(line)) open.pop();
      return inner ? optionalMember(line, inner, mixins) : optionalGlobal(line);
    })
    .join('\n');
}

function optionalMember(line: string, inner: Declaration, mixins: Map<string, string[]>): string {
  const [head, indent = '', key = '', optional] = member.exec(line) ?? [];
  if (!head || optional || indent.length !== inner.indent.length + 4) return line;
  if (key === 'new' || key === 'prototype' || !memberIsNewer(mixins, inner, key)) return line;
  return /^ +[gs]et /.test(line) ? '' : `${head}?${line.slice(head.length)}`;
}

function optionalGlobal(line: string): string {
  const [, called, signature = '', result] = /^declare function (\w+)(.*\)): (.*);$/.exec(line) ?? [];
  if (called && globalIsNewer(called))
    return `declare var ${called}: undefined | (${signature} => ${result});`;
  const [, name, type] = /^ *(?:declare )?(?:var|const) (\w+): (.*);$/.exec(line) ?? [];
  return name && globalIsNewer(name) ? line.replace(`: ${type}`, `: undefined | ${type}`) : line;
}

/** Lists TypeScript's libraries below one, each once and after those it refers to. */
export function librariesOf(name: string, dir: string, known: Set<string> = new Set()): Set<string> {
  const text = readFileSync(`${dir}/lib.${name}.d.ts`, 'utf8');
  for (const [, other = ''] of text.matchAll(/^\/\/\/ <reference lib="([^"]+)" \/>/gm)) {
    if (!known.has(other)) librariesOf(other, dir, known);
  }
  return known.add(name);
}
