import { html } from 'hono/html';
import { createContent } from '../content/createContent.ts';
import { pictureColours } from '../content/pictures/pictureColours.ts';
import type { SandboxBrand } from '../tenants.ts';

export const siteOf = (brand: SandboxBrand): string => brand.origins[0] ?? '';

/** Returns the preview's CSS variables; values come from checked themes, any other value is left out. */
export function previewColours(brand: SandboxBrand): string {
  const { background, surface, text, primary, onPrimary, secondary } = pictureColours(brand);
  const lines = Object.entries({ background, surface, text, primary, 'on-primary': onPrimary, secondary })
    .filter(([, value]) => /^[#a-z0-9(),.%/ -]+$/i.test(value))
    .map(([name, value]) => `--${name}:${value}`);
  return `[data-appearance="${brand.id}"]{${lines.join(';')}}\n`;
}

/** Renders a small home page with the layout, colors, logo, first banner and covers that the operator serves. */
export function brandPreview(brand: SandboxBrand) {
  const content = createContent(brand);
  const covers = content.categories()[0]?.games.slice(0, 10) ?? [];
  const [banner] = content.banners();
  const bannerUrl = banner?.image?.includes('/')
    ? banner.image
    : `${brand.apiOrigin}/cdn/${banner?.image}/banDesktop`;
  const menu = content.settings().general_menu_site?.slice(0, 4) ?? [];
  return html`<div class="preview preview-${brand.appearance?.layout ?? 'default'}" data-appearance="${brand.id}" aria-hidden="true">
    <div class="preview-strip"></div>
    <div class="preview-header">${brand.appearance?.logo ? html`<img src="/control/logo/${brand.id}" alt="" />` : html`<b>${brand.name}</b>`}<span class="preview-menu">${menu.map(({ label }) => html`<i>${label}</i>`)}</span><span class="preview-login">Entrar</span><span class="preview-join">Cadastrar</span></div>
    <div class="preview-side">${Array.from({ length: 7 }, () => html`<i></i>`)}</div>
    <div class="preview-body"><img class="preview-banner" src="${bannerUrl}" alt="" loading="lazy" />
      <div class="preview-games">${covers.map(({ image }) => html`<img src="${brand.apiOrigin}${image}" alt="" loading="lazy" />`)}</div></div>
  </div>`;
}
