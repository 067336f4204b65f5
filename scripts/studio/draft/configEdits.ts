import { isPlainObject } from '../../brands/config/json/plainObject.ts';
import { editJson, insertJson, jsonAt, removeJson } from '../../brands/edit/editJson.ts';
import type { Edit } from '../studioEdits.ts';
import { StudioRefusal } from './packagePaths.ts';

type FieldEdit = Extract<Edit, { kind: 'set-field' | 'unset-field' }>;
type Path = (string | number)[];

// Fields that decide which brand it is.
const fixedFields = ['id', 'environments'];

function valueAt(text: string, path: Path): unknown {
  try {
    return jsonAt(text, path);
  } catch {
    return undefined;
  }
}

function setField(text: string, entry: Path, path: Path, value: unknown): string {
  const target = [...entry, ...path];
  if (valueAt(text, target) !== undefined) return editJson(text, { kind: 'value', path: target, value });
  // The nearest ancestor that is stated, but as null or a single value, becomes an object.
  for (let length = path.length - 1; length > 0; length -= 1) {
    const ancestor = [...entry, ...path.slice(0, length)];
    const stated = valueAt(text, ancestor);
    if (stated === undefined) continue;
    if (isPlainObject(stated)) break;
    const nested = path.slice(length).reduceRight<unknown>((inner, key) => ({ [key]: inner }), value);
    return editJson(text, { kind: 'value', path: ancestor, value: nested });
  }
  return insertJson(text, target, value);
}

/** Changes one field of a brand's entry in the text of the configuration. */
export function editField(text: string, entry: Path, edit: FieldEdit): string {
  const [first = ''] = edit.path;
  if (edit.path.some((key) => key === '__proto__'))
    throw new StudioRefusal('"__proto__" is no field of a brand');
  if (
    edit.environment === null
      ? fixedFields.includes(first)
      : ['id', 'extends', 'environments'].includes(first)
  )
    throw new StudioRefusal(`"${first}" cannot be changed in the studio`);
  const path = edit.environment === null ? edit.path : ['environments', edit.environment, ...edit.path];
  if (edit.kind === 'set-field') return setField(text, entry, path, edit.value);
  return valueAt(text, [...entry, ...path]) === undefined
    ? text
    : removeJson(text, [...entry, ...path], entry.length);
}
