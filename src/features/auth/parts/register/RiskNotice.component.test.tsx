import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { registerValues } from '../../../../../tests/support/registerValues.ts';
import { renderFeature } from '../../../../../tests/support/renderFeature.tsx';
import { LoginForm } from '../login/LoginForm.tsx';
import { RegisterForm } from './RegisterForm.tsx';

const { password: _password, email, ...register } = registerValues;
const panel = { drafts: { email, register }, onBusyChange: () => {}, onDone: () => {} };
const notice = page.getByText(/Ministério da Fazenda adverte: Apostar pode causar dependência\./);

test.each([
  ['access', <LoginForm key="login" {...panel} />],
  ['registration', <RegisterForm key="register" {...panel} />],
])('shows the risk notice with the way to the self-test at %s', async (_, form) => {
  const legal = [{ slug: 'jogo-responsavel', title: 'Jogo responsável' }];
  await renderFeature(form, { brand: { jurisdiction: 'br', legal }, player: null });
  await expect.element(notice).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Riscos e autoavaliação' }))
    .toHaveAttribute('href', '/jogo-responsavel');
});

test('shows no risk notice where no law asks for one', async () => {
  await renderFeature(<LoginForm {...panel} />, { player: null });
  await expect.element(page.getByLabelText('E-mail')).toBeVisible();
  expect(notice.query()).toBeNull();
});
