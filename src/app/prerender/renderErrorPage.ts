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
  /** Redirects home and keeps crawlers out; the same for every brand. */
  script: string;
}

const escapeText = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** The error page as a whole document that makes no further request and is complete without its script. */
export function renderErrorPage({ status, brand, logoSvg, themeCss, script }: ErrorPageInput): {
  html: string;
} {
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
<a href="/">${escapeText(button)}</a>
</main>
<script>${script}</script>
</body>
</html>
`,
  };
}
