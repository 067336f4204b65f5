/** Fetched with the first page that has any: home has none. */
export async function loadGuards() {
  const [{ guards }, { runGuards }] = await Promise.all([import('./registry.ts'), import('./runGuards.ts')]);
  return { guards, runGuards };
}
