import { expect, test } from 'vitest';
import { exampleSandbox } from '../../tests/support/operator/exampleSandbox.ts';
import { exampleBrand } from '../content/exampleBrand.ts';
import { startPage } from './startPage.ts';

const site = exampleSandbox('aurora');
const ink = '#ffffff';
const appearance = {
  layout: 'orange' as const,
  logo: null,
  colours: { background: ink, surface: ink, text: ink, primary: ink, onPrimary: ink, secondary: ink },
};
const brands = [
  exampleBrand('aurora'),
  { ...exampleBrand('boreal'), jurisdiction: 'br' as const, appearance },
];

test('marks licensed brands, and says what a layout looks like', async () => {
  const page = String(await startPage({ ...site.sandbox.control, brands: () => brands }));
  const [, aurora = '', boreal = ''] = page.split('<li class="brand">');
  expect(boreal).toContain('Brazil license');
  expect(boreal).toContain('menu in a second row');
  expect(aurora).not.toContain('Brazil license');
  expect(aurora).toContain('menu in the header');
  expect(page).not.toContain('orange layout');
});

test('leads to accounts and switches above the brands', async () => {
  const page = String(await startPage({ ...site.sandbox.control, brands: () => brands }));
  const [top = '', rest = ''] = page.split('<main>');
  for (const id of ['accounts-panel', 'workbench']) {
    expect(top).toMatch(new RegExp(`<nav[^]*href="#${id}"`));
    expect(rest).toContain(`id="${id}"`);
  }
});
