import type { Locator } from '@playwright/test';

/** Fills in the address, which a licensed brand asks at registration with the contact. */
export async function fillAddress(panel: Locator): Promise<void> {
  await panel.getByLabel('CEP').pressSequentially('88010000');
  await panel.getByLabel('Estado').selectOption('SC');
  await panel.getByLabel('Rua', { exact: true }).fill('Rua do Mirante');
  await panel.getByLabel('Número', { exact: true }).fill('120');
  await panel.getByLabel('Bairro').fill('Centro');
  await panel.getByLabel('Cidade', { exact: true }).fill('Florianópolis');
}

/** Fills in what a licensed brand asks at registration with the password. */
export async function fillLawfulQuestions(panel: Locator): Promise<void> {
  await panel.getByLabel(/politicamente exposta/).selectOption('Não');
  await panel.getByLabel('Gênero').selectOption('Feminino');
  await panel.getByLabel('Limite de tempo por dia').selectOption('2 horas');
  await panel.getByLabel('Limite de perda por mês').selectOption({ label: 'R$\u00a0500,00' });
}
