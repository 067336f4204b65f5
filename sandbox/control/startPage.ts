import { html } from 'hono/html';
import { featureNames } from '../../src/shared/brand/brandNames.ts';
import type { LayoutName } from '../../src/shared/brand/brandRecord.ts';
import { calls } from '../../src/shared/contract/calls.ts';
import type { SandboxControl } from '../switches.ts';
import type { SandboxBrand } from '../tenants.ts';
import { brandPreview, siteOf } from './brandPreview.ts';
import { workbench } from './workbench.ts';

// What sets a layout apart.
const menuOf: Record<LayoutName, string> = {
  default: 'menu in the header',
  orange: 'menu in a second row',
  blaze: 'menu at the side',
};

// Patterns of calls, as `setCallError` takes them.
const callPatterns = Object.values(calls).map(
  ({ method, path }) => `${method} ${path.replace(/\{[^}]+\}/g, '*')}`,
);

/** Renders the start page; `page.ts` fills in everything that changes. */
export function startPage(control: SandboxControl) {
  const brands = control.brands();
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Bandeira sandbox</title>
<link rel="icon" href="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Cpath d='M6 3v27' stroke='%2316202e' stroke-width='3'/%3E%3Cpath d='M7 4h20l-5 7 5 7H7z' fill='%23e4572e'/%3E%3C/svg%3E">
<link rel="stylesheet" href="/control/page.css">
<link rel="stylesheet" href="/control/workbench.css">
<link rel="stylesheet" href="/control/preview.css">
<link rel="stylesheet" href="/control/appearances.css">
<script type="module" src="/control/page.ts"></script>
</head>
<body>
<a class="skip" href="#workbench">Skip to the switches</a>
<header class="top">
  <svg viewBox="0 0 32 32" width="34" height="34" aria-hidden="true"><path d="M6 3v27" stroke="currentColor" stroke-width="3"/><path class="flag" d="M7 4h20l-5 7 5 7H7z"/></svg>
  <div><h1>Bandeira sandbox</h1><p>${brands.length} ${brands.length === 1 ? 'brand' : 'brands'}, one operator, play money only.</p></div>
  <nav class="jumps" aria-label="On this page"><a href="#accounts-panel">Accounts</a> <a href="#workbench">Switches</a></nav>
  <label class="find"><span class="hidden">Find a brand, an account or a switch</span><input id="find" type="search" placeholder="Find a brand, an account or a switch" autocomplete="off"></label>
</header>
<main>
<section aria-labelledby="brands-title">
  <h2 id="brands-title">Brands</h2>
  <ul class="brands">${brands.map(brandCard)}</ul>
</section>
<section id="workbench" aria-labelledby="workbench-title" tabindex="-1">
  <h2 id="workbench-title">Switches</h2>
  ${workbench(brands, control.password, callPatterns)}
</section>
</main>
<p id="status" role="status" class="toast"></p>
</body>
</html>`;
}

function brandCard(brand: SandboxBrand) {
  const off = featureNames.filter((feature) => !brand.features[feature]);
  return html`<li class="brand">
    ${brandPreview(brand)}
    <div class="brand-text">
      <h3>${brand.name}</h3>${brand.jurisdiction === 'br' ? html`<b class="license">Brazil license</b>` : ''}
      <p class="facts"><code>${brand.id}</code> <span>${menuOf[brand.appearance?.layout ?? 'default']}</span>${off.length > 0 ? html` <span>without ${off.join(', ')}</span>` : ''}</p>
      <p class="links"><a class="button" href="${siteOf(brand)}/">Open<span class="hidden"> ${brand.name}</span></a> <button type="button" class="button quiet" data-choose="${brand.id}">Switches<span class="hidden"> of ${brand.name}</span></button></p>
      <p class="address"><a href="${siteOf(brand)}/">${siteOf(brand).replace('http://', '')}</a><br><a href="${brand.apiOrigin}/v2/settings/">${brand.apiOrigin.replace('http://', '')}</a></p>
    </div>
  </li>`;
}
