/** Makes an id from a name, `davila` from `D'Ávila`; undefined when too little is left. */
export function slugOf(text: string): string | undefined {
  const slug = text
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+/, '')
    .slice(0, 32)
    .replace(/-+$/, '');
  return slug.length < 2 ? undefined : slug;
}
