import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../tests/support/renderFeature.tsx';
import { AuthModal } from '../features/auth/AuthModal.tsx';
import { DepositDialog } from '../features/deposit/DepositDialog.tsx';
import { brandVoice } from '../shared/brand/voiceLines.ts';
import {
  authModalClosed,
  loginRequested,
  recoveryRequested,
  registerRequested,
} from '../shared/state/authModalSlice.ts';

const names = ['login', 'register', 'password_recovery', 'deposit'];
const pictures = Object.fromEntries(names.map((name) => [name, `/storage/${name}.svg`]));
const operator = { 'GET /v2/images/': () => pictures };
const pictureOf = (title: string) =>
  page.getByRole('dialog', { name: title }).element().querySelector('[data-advert] img')?.getAttribute('src');
const urlOf = (name: string) => `https://api.teste.example/storage/${name}.svg`;

test('shows the operator’s picture of each panel', async () => {
  const { store } = await renderFeature(<AuthModal />, { operator, player: null });
  for (const [action, title, name] of [
    [loginRequested(), 'Entrar', 'login'],
    [recoveryRequested(), 'Recuperar senha', 'password_recovery'],
    [registerRequested(), 'Cadastrar', 'register'],
  ] as const) {
    store.dispatch(authModalClosed());
    store.dispatch(action);
    await expect.element(page.getByRole('dialog', { name: title })).toBeVisible();
    await expect.poll(() => pictureOf(title)).toBe(urlOf(name));
  }
});

test('says a line of the brand below the picture of the registration only', async () => {
  const voice = brandVoice({ heroText: 'Mesas e jogos à vista' }, 'Teste');
  const { store } = await renderFeature(<AuthModal />, { operator, player: null, brand: { voice } });
  store.dispatch(registerRequested());
  await expect.element(page.getByText('Mesas e jogos à vista')).toBeVisible();
  store.dispatch(authModalClosed());
  store.dispatch(loginRequested());
  await expect.poll(() => pictureOf('Entrar')).toBe(urlOf('login'));
  expect(page.getByText('Mesas e jogos à vista').query()).toBeNull();
});

test('shows the operator’s picture of the deposit', async () => {
  await renderFeature(<DepositDialog />, { operator });
  await expect.element(page.getByRole('dialog', { name: 'Depositar' })).toBeVisible();
  await expect.poll(() => pictureOf('Depositar')).toBe(urlOf('deposit'));
});

const legal = [{ slug: 'jogo-responsavel', title: 'Jogo responsável' }];

test.each([
  ['Entrar', 'with', loginRequested(), operator],
  ['Entrar', 'without', loginRequested(), {}],
  ['Cadastrar', 'with', registerRequested(), operator],
  ['Cadastrar', 'without', registerRequested(), {}],
])(
  'states the warning of the Ministry once in the dialog %s %s a picture',
  async (title, _, action, calls) => {
    const brand = { jurisdiction: 'br', legal } as const;
    const { store } = await renderFeature(<AuthModal />, { operator: calls, player: null, brand });
    store.dispatch(action);
    const dialog = page.getByRole('dialog', { name: title });
    const advert = () => dialog.element().querySelector('[data-advert]');
    await expect.element(dialog.getByRole('link', { name: 'Riscos e autoavaliação' })).toBeVisible();
    await expect.poll(() => advert() !== null).toBe(calls === operator);
    expect(dialog.element().textContent?.match(/Ministério da Fazenda adverte/g)).toHaveLength(1);
  },
);

// Pixels from the title to the first field, its label and the register step included.
test.each([
  { name: 'Entrar', picture: 'login', request: loginRequested(), field: 'E-mail', room: 80 },
  { name: 'Cadastrar', picture: 'register', request: registerRequested(), field: 'CPF', room: 100 },
] as const)(
  'shows the picture of $name below its first field',
  async ({ name, picture, request, field, room }) => {
    const { store } = await renderFeature(<AuthModal />, { operator, player: null });
    store.dispatch(request);
    const dialog = page.getByRole('dialog', { name });
    await expect.poll(() => pictureOf(name)).toBe(urlOf(picture));
    const topOf = (element: Element | null) => element?.getBoundingClientRect().top ?? 0;
    const first = dialog.getByLabelText(field).element();
    expect(topOf(first)).toBeLessThan(topOf(dialog.element().querySelector('[data-advert]')));
    const title = dialog.getByRole('heading').element().getBoundingClientRect();
    expect(topOf(first) - title.bottom).toBeLessThan(room);
  },
);
