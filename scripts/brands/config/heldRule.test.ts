import { expect, it } from 'vitest';
import { brandEntry, loadFixture } from '../testFixture.ts';

const licensed = (rules: object) =>
  brandEntry('aurora', {
    jurisdiction: 'br',
    origin: 'https://aurora.bet.br',
    verification: { script: 'https://id.example/a.js', token: 'v1' },
    rules,
  });
const emptied = '---\ntitle: Pessoas\nupdated: 2026-01-05\norder: 1\n---\n\n## Quem\n';

// Each brand breaks the rule of the switch and no other.
const broken = {
  authorizationDate: (rules: object) => {
    const entry = licensed(rules);
    const authorization = { number: 'x', date: '2099-01-01' };
    return loadFixture({ brands: [{ ...entry, company: { ...Object(entry.company), authorization } }] });
  },
  legalPages: (rules: object) =>
    loadFixture(
      { brands: [licensed(rules)] },
      { files: { 'brands/shared/legal/pessoas-impedidas.md': emptied } },
    ),
};
const switches = ['authorizationDate', 'legalPages'] as const;

it.each(switches)('refuses what breaks the rule %s from its day on', async (rule) => {
  const problemsWith = async (day: string | null) => (await broken[rule]({ [rule]: day })).problems.length;
  expect((await broken[rule]({})).problems).toHaveLength(1);
  expect(await problemsWith('2026-01-01')).toBe(1);
  expect(await problemsWith('2098-01-01')).toBe(0);
  expect(await problemsWith(null)).toBe(0);
});
