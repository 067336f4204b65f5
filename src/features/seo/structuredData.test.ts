import { expect, test } from 'vitest';
import { testBrand } from '../../../tests/support/testBrand.ts';
import { type StructuredPage, structuredData, structuredText } from './structuredData.ts';

const page: StructuredPage = {
  brand: testBrand(),
  site: { title: 'Teste Bet', logo: '/brand/logo.svg' },
  profiles: [],
  crumbs: [],
};

function thing(input: StructuredPage, type: string): Record<string, unknown> | undefined {
  const { '@graph': graph } = JSON.parse(structuredText(structuredData(input)));
  return graph.find((one: Record<string, unknown>) => one['@type'] === type);
}

test('names the operator on every page', () => {
  expect(thing(page, 'Organization')).toMatchObject({
    name: 'Teste',
    url: 'https://teste.example/',
    logo: 'https://teste.example/brand/logo.svg',
    legalName: 'Teste Ltda.',
  });
  expect(thing(page, 'WebSite')).toMatchObject({ name: 'Teste Bet' });
  expect(thing(page, 'BreadcrumbList')).toBeUndefined();
});

test('lists the breadcrumbs of a page below home', () => {
  const crumbs = [
    { name: 'Cassino', path: '/casino' },
    { name: 'Crash', path: '/casino/crash' },
  ];
  expect(thing({ ...page, crumbs }, 'BreadcrumbList')?.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Início', item: 'https://teste.example/' },
    { '@type': 'ListItem', position: 2, name: 'Cassino', item: 'https://teste.example/casino' },
    { '@type': 'ListItem', position: 3, name: 'Crash', item: 'https://teste.example/casino/crash' },
  ]);
});

test('names game and studio on a game page', () => {
  const game = { name: 'Tigre', path: '/play/estudio/tigre', studio: 'Estúdio' };
  expect(thing({ ...page, game }, 'Game')).toMatchObject({
    name: 'Tigre',
    url: 'https://teste.example/play/estudio/tigre',
    creator: { '@type': 'Organization', name: 'Estúdio' },
  });
});

test("escapes the operator's texts", () => {
  const evil = '</script><script>alert(1)</script><!--\u2028';
  const text = structuredText(structuredData({ ...page, crumbs: [{ name: evil, path: '/x' }] }));
  expect(text).not.toMatch(/[<>&\u2028]/);
  expect(JSON.parse(text)['@graph'][2].itemListElement[1].name).toBe(evil);
});
