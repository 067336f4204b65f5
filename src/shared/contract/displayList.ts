import * as v from 'valibot';

export interface DroppedItem {
  index: number;
  issues: readonly v.BaseIssue<unknown>[];
}

const droppedByList = new WeakMap<readonly unknown[], readonly DroppedItem[]>();

/**
 * A list that people look at: one bad item is left out and does not sink the others. Never for money.
 * `droppedItems` tells which were left out; `displayItem` lets the OpenAPI generator see the item's schema.
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

/** The items that a parsed list lost, by the place they had on the wire. */
export function droppedItems(list: readonly unknown[]): readonly DroppedItem[] {
  return droppedByList.get(list) ?? [];
}
