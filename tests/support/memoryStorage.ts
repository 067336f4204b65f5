/** Emulates `localStorage` over a map. */
export function memoryStorage(
  kept = new Map<string, string>(),
): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  return {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => kept.set(name, value),
    removeItem: (name) => kept.delete(name),
  };
}
