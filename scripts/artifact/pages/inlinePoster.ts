import type { Picture } from '../../brands/resolvedBrand.ts';
import { CommonText, cutAtCommon, textOf } from '../commonText.ts';
import type { PreparedPage } from './preparedPage.ts';

const addresses = new WeakMap<Uint8Array, CommonText>();

/** By what stands between two tags or words: few runs of characters, each thousands of times. */
const encodedRuns = new Map<string, string>();

function encodeRun(characters: string): string {
  const encoded = encodedRuns.get(characters) ?? encodeURIComponent(characters);
  if (encodedRuns.size < 1_000) encodedRuns.set(characters, encoded);
  return encoded;
}

/** As an address that stands between double quotes in HTML; the same in every page that shows it. */
function dataAddress(svg: Uint8Array): CommonText {
  const known = addresses.get(svg);
  if (known) return known;
  const text = Buffer.from(svg)
    .toString('utf8')
    .replaceAll(/[%#"<>\s]+/g, encodeRun)
    .replaceAll('&', '%26');
  const address = new CommonText(`data:image/svg+xml,${text}`, { isBlock: false });
  addresses.set(svg, address);
  return address;
}

/**
 * Puts the picture that home opens with into the page itself: as a file it would come behind all the scripts, seconds
 * later on a slow network. A drawing takes a few kilobytes; a bitmap stays a file. The app that takes over the page
 * names the file and leaves what stands there as it is.
 */
export function inlinePoster(page: PreparedPage, address: string, { name, bytes }: Picture): PreparedPage {
  // No address of a brand is in what many brands have.
  const isNamed = page.body.some((part) => typeof part === 'string' && part.includes(address));
  if (!name.endsWith('.svg') || !isNamed) return page;
  const preload = new RegExp(`<link rel="preload"[^>]* href="${address.replaceAll('.', '\\.')}"[^>]*>`);
  const body = textOf(page.body).replace(preload, '');
  const image = body.indexOf(`<img src="${address}"`);
  if (image < 0) return page;
  const common = page.body.filter((part) => part instanceof CommonText);
  const start = image + '<img src="'.length;
  return {
    ...page,
    body: [
      ...cutAtCommon(body.slice(0, start), common),
      dataAddress(bytes),
      ...cutAtCommon(body.slice(start + address.length), common),
    ],
  };
}
