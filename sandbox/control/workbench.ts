import { html } from 'hono/html';
import type { SandboxBrand } from '../tenants.ts';

const toggles: readonly [key: string, label: string][] = [
  ['maintence', 'Maintenance'],
  ['general_registration_open', 'Registration open'],
  ['casino_enabled', 'Casino'],
  ['sport_enabled', 'Sports'],
  ['deposit_enabled', 'Deposits'],
  ['withdraw_enabled', 'Withdrawals'],
  ['bonus_enabled', 'Bonuses'],
  ['general_show_chat_widget', 'Chat widget'],
];

export function workbench(
  brands: readonly SandboxBrand[],
  password: string,
  callPatterns: readonly string[],
) {
  return html`<div class="bar">
    <label for="tenant">Brand</label>
    <select id="tenant">${brands.map(({ id, name }) => html`<option value="${id}">${name}</option>`)}</select>
    <span class="password">Password of every account <code>${password}</code> <button type="button" class="button quiet small" data-copy="${password}">Copy<span class="hidden"> the password</span></button></span>
  </div>
  <div class="panels">
    <div class="panel wide" id="accounts-panel">
      <h3>Accounts</h3>
      <div class="amount"><label for="amount">Amount in R$</label><input id="amount" inputmode="decimal" value="100.00" size="9"></div>
      <ul id="accounts" class="accounts" aria-label="Accounts"><li class="empty">Loading…</li></ul>
    </div>
    <div class="panel">
      <h3>PIX charges to pay</h3>
      <ul id="deposits" class="rows" aria-label="PIX charges to pay"></ul>
    </div>
    <div class="panel">
      <h3>Withdrawals to review</h3>
      <ul id="withdrawals" class="rows" aria-label="Withdrawals to review"></ul>
    </div>
    <div class="panel">
      <h3>Mails sent</h3>
      <ul id="mails" class="rows" aria-label="Mails sent"></ul>
    </div>
    <div class="panel">
      <h3>Realtime</h3>
      <p><span id="connections" class="figure">0</span> open connections</p>
      <form id="realtime" class="line"><label for="refuse">Refuse new ones for</label><span class="unit"><input id="refuse" name="seconds" type="number" min="0" max="600" value="5"> s</span><button class="button">Drop realtime</button></form>
    </div>
    <div class="panel">
      <h3>Calls that fail or wait</h3>
      <form id="call-error" class="stack">
        <label for="pattern">Call</label>
        <input id="pattern" name="pattern" list="patterns" value="GET /v2/banners" required pattern="(\\*|[A-Z]+) (\\*|/.*)">
        <datalist id="patterns"><option value="* *">${callPatterns.map((pattern) => html`<option value="${pattern}">`)}</datalist>
        <div class="line">
          <span class="field"><label for="answer">Answer</label><select id="answer" name="answer"><option value="500">Status 500</option><option value="503">Status 503</option><option value="429">Status 429</option><option value="401">Status 401</option><option value="403">Status 403</option><option value="404">Status 404</option><option value="html">An HTML page</option><option value="garbage">Broken JSON</option><option value="empty">Nothing</option><option value="">The real one</option></select></span>
          <span class="field"><label for="delay">After ms</label><input id="delay" name="delay" type="number" min="0" max="600000" step="100" value="0"></span>
          <span class="field"><label for="times">Times</label><input id="times" name="times" type="number" min="1" placeholder="always"></span>
        </div>
        <div class="line"><button class="button">Switch on</button><button type="button" class="button quiet" id="clear-call-errors">Switch all off</button></div>
      </form>
      <ul id="call-errors" class="rows" aria-label="Calls switched"></ul>
    </div>
    <div class="panel">
      <h3>Impeded persons</h3>
      <form id="impede" class="line"><label for="impeded-document">CPF</label><input id="impeded-document" name="document" inputmode="numeric" size="14" required><button class="button">List</button><label><input id="impeded-benefit" type="checkbox"> Benefit: an account stays</label></form>
      <ul id="impeded" class="rows" aria-label="Impeded persons"></ul>
    </div>
    <div class="panel">
      <h3>Site settings</h3>
      <div id="toggles" class="toggles">${toggles.map(([key, label]) => html`<label><input type="checkbox" role="switch" data-setting="${key}"> ${label}</label>`)}</div>
      <form id="colour" class="line"><label for="main-colour">Main colour</label><input id="main-colour" name="colour" type="color" value="#7c3aed"><button class="button">Apply</button><button type="button" class="button quiet" id="preview-colour">Preview</button><button type="button" class="button quiet" id="theme-colour">Back to the theme</button></form>
      <h3>Versions of the settings</h3>
      <ul id="versions" class="rows" aria-label="Versions of the settings"></ul>
    </div>
  </div>`;
}
