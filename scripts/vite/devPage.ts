import type { Plugin } from 'vite';
import { inlineJson } from '../build/render/pageDocument.ts';
import { headLinks } from '../build/render/pageFrame.ts';
import type { PrerenderBundle } from '../build/render/prerenderBundle.ts';
import type { DevBrand } from './devBrand.ts';

const themeModule = '/@bandeira/theme';

// The event that sends a changed theme to open pages.
export const themeEvent = 'bandeira:theme';

const themeCode = `import.meta.hot.on(${JSON.stringify(themeEvent)}, ({ css }) => {
  document.getElementById('theme').textContent = css;
  for (const overlay of document.querySelectorAll('vite-error-overlay')) overlay.close();
});`;

// Applies a changed theme to the open page.
export function themeUpdates(): Plugin {
  return {
    name: 'bandeira:theme-updates',
    apply: 'serve',
    resolveId: (id) => (id === themeModule ? id : null),
    load: (id) => (id === themeModule ? themeCode : null),
  };
}

/** Renders the page of every URL: a stamped 200.html with sources instead of the compiled app. */
export function devPage(
  template: string,
  base: PrerenderBundle['pageBase'],
  { brand, record, themeCss }: DevBrand,
): string {
  const head = [
    `<title>${record.name}</title>`,
    headLinks(brand),
    `<link rel="icon" href="${record.pictures.favicon}">`,
    `<style id="base">${base.css}</style>`,
    `<style id="theme">${themeCss}</style>`,
    `<style id="shapes">${base.shapes(brand.settings.shapes)}</style>`,
    `<script type="application/json" id="brand">${inlineJson(record)}</script>`,
    '<script type="application/json" id="page">{"shell":true}</script>',
    ...[themeModule, '/src/entry-early.ts', '/src/entry-client.tsx'].map(
      (source) => `<script type="module" src="${source}"></script>`,
    ),
  ].join('');
  return template
    .replace('<!--policy-->', '')
    .replace('<!--head-->', () => head)
    .replace('<!--icons-->', () => base.icons)
    .replace('<!--body-->', '');
}
