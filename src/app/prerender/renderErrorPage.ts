import type { BrandRecord } from '../../shared/brand/brandRecord.ts';
import { escapeHtml } from '../../shared/html/escapeHtml.ts';
import { phoneLink } from '../../shared/paths/phoneLink.ts';
import { errorTexts } from '../errors/errorTexts.ts';
import { errorPageStyle } from './errorPageStyle.ts';

export interface ErrorPageInput {
  status: number;
  brand: BrandRecord;
  // Inlined, because the page makes no further request.
  logoSvg: string;
  emblemSvg: string;
  // `:root{…}` of the theme.
  themeCss: string;
  // Redirects home and handles crawlers; the same for every brand.
  script: string;
}

/** Renders the error page as a document that needs neither requests nor its script. */
export function renderErrorPage({ status, brand, logoSvg, emblemSvg, themeCss, script }: ErrorPageInput): {
  html: string;
} {
  const { heading, text, button } = errorTexts(status);
  const { email, phone } = brand.company.support;
  return {
    html: `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>${escapeHtml(heading)} | ${escapeHtml(brand.name)}</title>
<style>${themeCss}${errorPageStyle}</style>
</head>
<body>
<div class="emblem" aria-hidden="true">${emblemSvg}</div>
<main>
<div class="logo" role="img" aria-label="${escapeHtml(brand.name)}">${logoSvg}</div>
<h1>${escapeHtml(heading)}</h1>
<p>${escapeHtml(text)}</p>
<a href="/">${escapeHtml(button)}</a>
<p class="code">Suporte: <a href="mailto:${escapeHtml(email)}">${escapeHtml(email)}</a><a href="${escapeHtml(phoneLink(phone))}">${escapeHtml(phone)}</a></p>
<p class="code">Código ${status}</p>
</main>
<script>${script}</script>
</body>
</html>
`,
  };
}
