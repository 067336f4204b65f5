import { escapeHtml } from '../../../src/shared/html/escapeHtml.ts';
import { type ContactSheet, changedEntries, type SheetEntry } from './contactSheet.ts';
import { entryLabel } from './sheetSummary.ts';
import { webpUrl } from './webp.ts';

const css =
  'body{font:15px/1.5 system-ui,sans-serif;margin:2rem;color-scheme:light dark}' +
  '.row{display:flex;gap:1rem;overflow-x:auto;align-items:flex-start;padding-bottom:1rem}' +
  'figure{margin:0;flex:none}figcaption{font-size:.85rem;max-width:22rem}' +
  'img{display:block;height:26rem;width:auto;border:1px solid #8888;border-radius:4px}' +
  // A focused picture shows in its own size.
  'img:focus{height:auto}' +
  '.changed img{border-color:#c60}.unexpected img{border-color:#d00;border-width:3px}nav a{margin-right:1rem}';

async function image(title: string, png: Parameters<typeof webpUrl>[0]): Promise<string> {
  const alt = escapeHtml(title);
  return `<img tabindex="0" loading="lazy" alt="${alt}" src="${await webpUrl(png)}">`;
}

async function figure(entry: SheetEntry): Promise<string> {
  const { shot, before, difference } = entry;
  const label = entryLabel(entry);
  const pictures =
    before && difference
      ? [
          await image(`before: ${label}`, before.png),
          await image(`after: ${label}`, shot.png),
          await image(`difference: ${label}`, difference.picture),
        ]
      : [await image(label, shot.png)];
  return `<figure class="${entry.state}"><div class="row">${pictures.join('')}</div><figcaption>${escapeHtml(label)}</figcaption></figure>`;
}

async function section(brand: string, sheet: ContactSheet): Promise<string> {
  const entries = sheet.entries.filter(({ shot }) => shot.brand === brand);
  const reasons = sheet.reasons.get(brand) ?? [];
  const rows: string[] = [];
  for (const page of new Set(entries.map(({ shot }) => shot.page))) {
    const figures: string[] = [];
    for (const entry of entries) if (entry.shot.page === page) figures.push(await figure(entry));
    rows.push(`<h3>${escapeHtml(page)}</h3><div class="row">${figures.join('')}</div>`);
  }
  const why = reasons.length > 0 ? `<p>${escapeHtml(reasons.join('; '))}</p>` : '';
  return `<section id="${escapeHtml(brand)}"><h2>${escapeHtml(brand)}</h2>${why}${rows.join('')}</section>`;
}

/** Formats the sheet as one page that needs no other file. */
export async function sheetHtml(sheet: ContactSheet): Promise<string> {
  const brands = [...new Set(sheet.entries.map(({ shot }) => shot.brand))];
  const title = sheet.against === null ? 'Contact sheet' : `Contact sheet against ${sheet.against}`;
  const sections: string[] = [];
  for (const brand of brands) sections.push(await section(brand, sheet));
  const links = brands.map((brand) => `<a href="#${escapeHtml(brand)}">${escapeHtml(brand)}</a>`).join('');
  const count =
    sheet.against === null
      ? ''
      : `<p>${changedEntries(sheet).length} of ${sheet.entries.length} pictures differ.</p>`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${css}</style></head><body><h1>${escapeHtml(title)}</h1>${count}<nav>${links}</nav>${sections.join('')}</body></html>`;
}
