import * as v from 'valibot';

export interface DroppedItem {
  index: number;
  issues: readonly v.BaseIssue<unknown>[];
}

const droppedByList = new WeakMap<readonly unknown[], readonly DroppedItem[]>();

/**
 * Parses a list on display: a bad item is dropped, the others stay; never for money. `displayItem` shows the
 * OpenAPI generator the item's schema, which must be exported.
 */
export function displayList<const S extends v.GenericSchema>(item: S) {
  return v.pipe(
    Object.assign(v.array(v.unknown()), { displayItem: item }),
    v.transform((values): v.InferOutput<S>[] => {
      const kept: v.InferOutput<S>[] = [];
      const dropped: DroppedItem[] = [];
      values.forEach((value, index) => {
        const result = v.safeParse(item, value);
        if (result.success) kept.push(result.output);
        else dropped.push({ index, issues: result.issues });
      });
      if (dropped.length > 0) droppedByList.set(kept, dropped);
      return kept;
    }),
  );
}

/** Returns the items that a parsed list dropped, by their position on the wire. */
export function droppedItems(list: readonly unknown[]): readonly DroppedItem[] {
  return droppedByList.get(list) ?? [];
}
