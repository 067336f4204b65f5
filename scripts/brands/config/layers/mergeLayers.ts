import type { Provenance } from '../../resolvedBrand.ts';
import type { JsonPath } from '../json/jsonNodes.ts';
import { isPlainObject, type PlainObject } from '../json/plainObject.ts';

// One object that contributes to a brand, with its position and the origin of its values.
export interface Layer {
  value: PlainObject;
  path: JsonPath;
  provenance: Omit<Provenance, 'off'>;
}

interface Origin {
  path: JsonPath;
  provenance: Omit<Provenance, 'off'>;
}

export interface Merged {
  value: PlainObject;
  // By dotted field path, for values and the objects that contain them.
  origins: Map<string, Origin>;
}

function forget(origins: Map<string, Origin>, value: unknown, field: string): void {
  origins.delete(field);
  if (isPlainObject(value))
    for (const [key, inner] of Object.entries(value)) forget(origins, inner, `${field}.${key}`);
}

function lay(
  target: PlainObject,
  over: PlainObject,
  layer: Layer,
  path: JsonPath,
  field: string,
  origins: Map<string, Origin>,
): void {
  for (const [key, value] of Object.entries(over)) {
    // A `__proto__` key is already reported; merging it would change the prototype.
    if (key === '__proto__') continue;
    const innerField = field === '' ? key : `${field}.${key}`;
    const innerPath = [...path, key];
    const before = target[key];
    if (isPlainObject(value)) {
      const object: PlainObject = isPlainObject(before) ? before : {};
      target[key] = object;
      origins.set(innerField, { path: innerPath, provenance: layer.provenance });
      lay(object, value, layer, innerPath, innerField, origins);
    } else {
      forget(origins, before, innerField);
      target[key] = value;
      origins.set(innerField, { path: innerPath, provenance: layer.provenance });
    }
  }
}

/** Merges deeply, later layers win: objects merge, lists and single values (null too) replace. */
export function mergeLayers(layers: readonly Layer[]): Merged {
  const value: PlainObject = {};
  const origins = new Map<string, Origin>();
  for (const layer of layers) lay(value, layer.value, layer, layer.path, '', origins);
  return { value, origins };
}
