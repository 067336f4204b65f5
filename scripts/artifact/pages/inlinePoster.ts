import type { Picture } from '../../brands/resolvedBrand.ts';
import type { RenderedPage } from './prerenderBundle.ts';

const addresses = new WeakMap<Uint8Array, string>();

/** As an address that stands between double quotes in HTML. */
function dataAddress(svg: Uint8Array): string {
  const known = addresses.get(svg);
  if (known !== undefined) return known;
  const text = Buffer.from(svg)
    .toString('utf8')
    .replaceAll(/[%#"<>\s]+/g, (characters) => encodeURIComponent(characters))
    .replaceAll('&', '%26');
  const address = `data:image/svg+xml,${text}`;
  addresses.set(svg, address);
  return address;
}

/**
 * Puts the picture that home opens with into the page itself: as a file it would come behind all the scripts, seconds
 * later on a slow network. A drawing takes a few kilobytes; a bitmap stays a file. The app that takes over the page
 * names the file and leaves what stands there as it is.
 */
export function inlinePoster<Page extends RenderedPage>(
  page: Page,
  address: string,
  { name, bytes }: Picture,
): Page {
  const image = `<img src="${address}"`;
  if (!name.endsWith('.svg') || !page.body.includes(image)) return page;
  const preload = new RegExp(`<link rel="preload"[^>]* href="${address.replaceAll('.', '\\.')}"[^>]*>`);
  return { ...page, body: page.body.replace(preload, '').replace(image, `<img src="${dataAddress(bytes)}"`) };
}
