import type { Edit } from '../../../scripts/studio/studioEdits.ts';
import { editKey } from '../draft/editKey.ts';
import { valueAt } from '../editor/valueAt.ts';

type PlainRecord = Record<string, unknown>;

function isRecord(value: unknown): value is PlainRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function withValue(record: PlainRecord, [key = '', ...rest]: readonly string[], value: unknown): PlainRecord {
  const { [key]: current, ...others } = record;
  if (rest.length === 0) return value === undefined ? others : { ...record, [key]: value };
  return { ...record, [key]: withValue(isRecord(current) ? current : {}, rest, value) };
}

/** Returns what a layer of the entry states, with the unsaved changes of that layer. */
export function draftLayer(
  entry: PlainRecord,
  environment: string | null,
  edits: readonly Edit[],
): PlainRecord {
  const saved = environment === null ? entry : valueAt(entry, ['environments', environment]);
  return edits.reduce<PlainRecord>(
    (layer, edit) => {
      if (edit.kind === 'set-field' && edit.environment === environment)
        return withValue(layer, edit.path, edit.value);
      if (edit.kind === 'unset-field' && edit.environment === environment)
        return withValue(layer, edit.path, undefined);
      return layer;
    },
    isRecord(saved) ? saved : {},
  );
}

/** Makes the edits that bring a field to a value; edits deeper in the field are dropped. */
export function fieldEdits(
  entry: PlainRecord,
  environment: string | null,
  changes: Readonly<Record<string, Edit>>,
  path: readonly string[],
  value: unknown,
): { key: string; edit: Edit | null }[] {
  const saved = valueAt(environment === null ? entry : valueAt(entry, ['environments', environment]), path);
  const target = { path: [...path], environment };
  const edit: Edit =
    value === undefined ? { kind: 'unset-field', ...target } : { kind: 'set-field', ...target, value };
  const key = editKey(edit);
  const deeper = Object.keys(changes).filter((other) => other.startsWith(`${key}.`));
  const isSame = JSON.stringify(saved) === JSON.stringify(value);
  return [...deeper.map((other) => ({ key: other, edit: null })), { key, edit: isSame ? null : edit }];
}
