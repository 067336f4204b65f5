import * as v from 'valibot';
import { displayList } from '../displayList.ts';
import { maybe } from '../wire.ts';

export const menuItemSchema = v.object({
  label: v.pipe(v.string(), v.nonEmpty()),
  link: v.pipe(v.string(), v.nonEmpty()),
  icon: maybe(v.string()),
});
export type MenuItem = v.InferOutput<typeof menuItemSchema>;

const listFromJson = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }): unknown => {
    if (dataset.value.trim() === '') return [];
    try {
      return JSON.parse(dataset.value);
    } catch {
      addIssue({ message: 'expected a list or a list as JSON text' });
      return NEVER;
    }
  }),
  displayList(menuItemSchema),
);

// A menu or the dynamic buttons: a list, or the same list as JSON text. Entries without label or link are
// dropped.
export const menuSchema = v.union([displayList(menuItemSchema), listFromJson]);
