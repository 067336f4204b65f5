/** Reads a value deep in a record; undefined where a part of the path is missing. */
export function valueAt(record: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (current, key) =>
      typeof current === 'object' && current !== null && Object.hasOwn(current, key)
        ? Reflect.get(current, key)
        : undefined,
    record,
  );
}
