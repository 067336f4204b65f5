import { html } from 'hono/html';
import { pictureColours } from '../content/pictures/pictureColours.ts';
import type { SandboxBrand } from '../tenants.ts';

export const siteOf = (brand: SandboxBrand): string => brand.origins[0] ?? '';

/** Returns the preview's CSS variables; values come from checked themes, any other value is left out. */
export function previewColours(brand: SandboxBrand): string {
  const { background } = pictureColours(brand);
  const isPlain = /^[#a-z0-9(),.%/ -]+$/i.test(background);
  return isPlain ? `[data-appearance="${brand.id}"]{--background:${background}}\n` : '';
}

/** Renders the frame of a brand's home page, which `page.ts` loads, over the logo. */
export function brandPreview(brand: SandboxBrand) {
  return html`<div class="preview" data-appearance="${brand.id}">
    ${brand.appearance?.logo ? html`<img src="/control/logo/${brand.id}" alt="" />` : ''}
    <iframe title="Home page of ${brand.name}" data-src="${siteOf(brand)}/" loading="lazy" tabindex="-1" inert></iframe>
  </div>`;
}
