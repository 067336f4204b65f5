import type { BrandRecord } from '../../shared/brand/brandRecord.ts';
import { errorTexts } from '../errors/errorTexts.ts';
import { errorPageStyle } from './errorPageStyle.ts';

export interface ErrorPageInput {
  status: number;
  brand: BrandRecord;
  /** The brand's own mark for error pages, inlined: the page asks for nothing else. */
  logoSvg: string;
  /** The theme's `:root{…}`. */
  themeCss: string;
}

const escapeText = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** The error page as a whole document, without script and without a second request. */
export function renderErrorPage({ status, brand, logoSvg, themeCss }: ErrorPageInput): { html: string } {
  const { heading, text, button } = errorTexts(status);
  return {
    html: `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>${escapeText(heading)} | ${escapeText(brand.name)}</title>
<style>${themeCss}${errorPageStyle}</style>
</head>
<body>
<main>
<div class="logo" role="img" aria-label="${escapeText(brand.name).replace(/"/g, '&quot;')}">${logoSvg}</div>
<h1>${escapeText(heading)}</h1>
<p>${escapeText(text)}</p>
<p class="code">Código ${status}</p>
<a href="/?t=${Date.parse(brand.build.timestamp)}">${escapeText(button)}</a>
</main>
</body>
</html>
`,
  };
}
