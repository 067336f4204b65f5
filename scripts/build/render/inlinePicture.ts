import type { Picture } from '../../brands/resolvedBrand.ts';
import type { RenderedPage } from './prerenderBundle.ts';

// Encodes a drawing as a URL for an attribute in double quotes.
function dataUrl(svg: Uint8Array): string {
  const text = Buffer.from(svg)
    .toString('utf8')
    .replaceAll(/[%#"<>\s]+/g, (characters) => encodeURIComponent(characters))
    .replaceAll('&', '%26');
  return `data:image/svg+xml,${text}`;
}

// A drawing takes a few kilobytes; a bitmap stays a file. The hydrated app names the file and leaves the inlined
// picture as it is.
/**
 * Inlines a picture of a page as a data URL, because a file would load after all scripts, seconds later on a slow
 * network.
 */
export function inlinePicture(
  page: RenderedPage,
  url: string,
  { name, bytes }: Pick<Picture, 'name' | 'bytes'>,
): RenderedPage {
  const image = `<img src="${url}"`;
  if (!name.endsWith('.svg') || !page.body.includes(image)) return page;
  const preload = new RegExp(`<link rel="preload"[^>]* href="${url.replaceAll('.', '\\.')}"[^>]*>`);
  const body = page.body.replace(preload, '').replace(image, () => `<img src="${dataUrl(bytes)}"`);
  return { ...page, body };
}
