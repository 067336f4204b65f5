import { expect, test } from 'vitest';
import { testBrand } from '../../../tests/support/testBrand.ts';
import { nginxConf } from './nginxConf.ts';
import { redirectsFile } from './redirectsFile.ts';
import { servedRoutes } from './servedRoutes.ts';

const routes = servedRoutes(testBrand());
const pagesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const path = `/promotions/${index + 1}`;
    return { path, route: 'promotions-id' as const, file: `site${path}/index.html`, canonical: true };
  });
const fixedLines = (file: string): string[] =>
  file.split('\n').filter((line) => line.startsWith('/') && !/[:*]/.test(line.split(' ')[0] ?? ''));

test('keeps the rule of every route within the 2,000 rules that Cloudflare Pages reads', () => {
  const few = fixedLines(redirectsFile(routes, pagesOf(2)));
  const many = fixedLines(redirectsFile(routes, pagesOf(1_500)));
  expect(many.length).toBeLessThanOrEqual(2_000);
  expect(many.length).toBeGreaterThan(1_990);
  expect(few.filter((line) => !many.includes(line))).toEqual([]);
  expect(few.filter((line) => line.startsWith('/promotions/2'))).toEqual([
    '/promotions/2 /promotions/2/ 200',
    '/promotions/2/ /promotions/2/ 200',
  ]);
});

test('finds the file of a page that a route below it matches, too', () => {
  const page = { path: '/sports', route: 'sports' as const, file: 'site/sports/index.html', canonical: true };
  expect(fixedLines(redirectsFile(routes, [page])).filter((line) => line.startsWith('/sports'))).toContain(
    '/sports /sports/ 200',
  );
});

test('writes each host once, and long names in a way that needs no larger table of names', () => {
  const long = 'apostas-esportivas-e-cassino-ao-vivo-do-brasil.campanha.example';
  const twin = 'www.aurora.example';
  const brand = { ...testBrand(), origin: 'https://aurora.example', domains: [twin, long, twin] };
  const names = [...nginxConf(brand, [], routes).matchAll(/server_name (.+);/g)].map(([, name]) => name);
  expect(names).toEqual([
    `${brand.id}.invalid`,
    twin,
    'aurora.example ~^apostas-esportivas-e-cassino-ao-vivo-do-brasil\\.campanha\\.example$',
  ]);
});
