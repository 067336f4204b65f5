const entities = /&(?:#x0*([\da-f]{1,6})|#0*(\d{1,7}));?|&([a-z]\w{1,9});/gi;

const basicNames: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', '\u00a0'],
]);

/** Decodes HTML entities: numeric ones, the basic names and `moreNames`; keeps unknown and impossible ones. */
export function decodeEntities(html: string, moreNames?: ReadonlyMap<string, string>): string {
  return html.replace(entities, (entity, hex, decimal, name) => {
    if (name) return moreNames?.get(name) ?? basicNames.get(String(name).toLowerCase()) ?? entity;
    const code = hex ? Number.parseInt(hex, 16) : Number.parseInt(decimal, 10);
    return code <= 0x10ffff ? String.fromCodePoint(code) : entity;
  });
}
