import { afterEach, beforeAll, expect, test } from 'vitest';
import { type FormRestore, restoreForm, takeFormSnapshot } from '../../shared/reload/formSnapshot.ts';
import { trackDirtyFields } from '../../shared/reload/trackDirtyFields.ts';
import { typeInto } from '../../shared/scripts/typeInto.ts';

const account =
  '<form id="account"><label>E-mail <input type="email" value="antes@sandbox.test"></label></form>';
const login =
  '<dialog open><h2>Entrar</h2><form id="login"><label>E-mail <input type="email"></label></form></dialog>';

let restore: FormRestore | null = null;
beforeAll(() => trackDirtyFields(window));
afterEach(() => {
  restore?.stop();
  document.body.replaceChildren();
});

function field(form: string): HTMLInputElement {
  const found = document.querySelector(`#${form} input`);
  if (!(found instanceof HTMLInputElement)) throw new Error(`${form} has no field`);
  return found;
}

function show(...parts: string[]): void {
  document.body.innerHTML = parts.join('');
}

test('brings a page’s value back to its own form, not to a dialog with the same label', async () => {
  show(account);
  typeInto(field('account'), 'depois@sandbox.test');
  const snapshot = takeFormSnapshot();

  show(login);
  restore = restoreForm(snapshot);
  show(login, account);

  await expect.poll(() => field('account').value).toBe('depois@sandbox.test');
  expect(field('login').value).toBe('');
});

test('brings a dialog’s value back to the dialog, not to the page', async () => {
  show(account, login);
  typeInto(field('login'), 'entrar@sandbox.test');
  const snapshot = takeFormSnapshot();

  show(account);
  restore = restoreForm(snapshot);
  show(account, login);

  await expect.poll(() => field('login').value).toBe('entrar@sandbox.test');
  expect(field('account').value).toBe('antes@sandbox.test');
});

test('fills in again what a form that does not listen yet puts back at once', async () => {
  show(account);
  typeInto(field('account'), 'depois@sandbox.test');
  const snapshot = takeFormSnapshot();

  show(account);
  const waiting = field('account');
  let puts = 0;
  waiting.addEventListener('input', () => {
    puts += 1;
    if (puts < 3) waiting.value = 'antes@sandbox.test';
  });
  restore = restoreForm(snapshot);
  await expect.poll(() => waiting.value).toBe('depois@sandbox.test');
  expect(puts).toBe(3);
});

test('leaves a field alone that the player typed into before it could be filled', () => {
  show(account);
  typeInto(field('account'), 'depois@sandbox.test');
  const snapshot = takeFormSnapshot();

  show(account);
  typeInto(field('account'), 'mais-novo@sandbox.test');
  restore = restoreForm(snapshot);
  expect(field('account').value).toBe('mais-novo@sandbox.test');
});
