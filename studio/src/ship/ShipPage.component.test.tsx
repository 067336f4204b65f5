import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderStudio } from '../../../tests/support/studio/renderStudio.tsx';

const nothing = {
  fields: [],
  tokens: [],
  pictures: [],
  fonts: [],
  voice: [],
  legal: [],
  contrast: [],
  sizes: [],
};

test('says which artifacts change and why, with the commit to copy', async () => {
  await renderStudio('/ship', {
    handlers: {
      ship: () => ({
        since: 'main',
        files: ['brands/aurora/theme.tokens.json'],
        affected: [{ id: 'aurora', reasons: ['token color.primary'] }],
        removed: [],
        commitMessage: 'feat(brands): restyle Aurora',
        commands: ['git commit -am "feat(brands): restyle Aurora"'],
        message: null,
      }),
      diff: () => ({
        difference: {
          before: 'main',
          after: 'now',
          ...nothing,
          tokens: [{ token: 'color.primary', before: '#2c55c7', after: '#7a1fa2' }],
          sizes: [{ part: 'theme', before: 1_000, after: 1_200 }],
        },
        message: null,
      }),
    },
  });
  await expect.element(page.getByText('1 artefato muda')).toBeVisible();
  await expect.element(page.getByText('token color.primary')).toBeVisible();
  await page.getByText('1 valor').first().click();
  await expect.element(page.getByRole('row', { name: /Primária/ })).toMatchTextContent(/#7a1fa2/);
  await page.getByText('Tamanhos, contra o último build').first().click();
  await expect.element(page.getByRole('row', { name: /theme/ })).toMatchTextContent(/1,2 kB/);
  await expect.element(page.getByText('feat(brands): restyle Aurora', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Copiar mensagem' })).toBeVisible();
});
