import { expect, test } from 'vitest';
import { withContents } from './contents.ts';

test('adds ids to headings, lists them in order and keeps existing ids', () => {
  const { html, sections } = withContents(
    '<h2>1. Quem pode</h2><p>a</p><h2 id="prazo">Prazo &amp; <em>forma</em></h2>' +
      '<h2>Copa d&#39;Água, Copa d&#x27;Oeste</h2>',
  );
  expect(sections).toEqual([
    { id: 'secao-1', title: '1. Quem pode' },
    { id: 'prazo', title: 'Prazo & forma' },
    { id: 'secao-3', title: "Copa d'Água, Copa d'Oeste" },
  ]);
  expect(html).toContain('<h2 id="secao-1" tabindex="-1">1. Quem pode</h2>');
  expect(html).toContain('<h2 id="prazo" tabindex="-1">');
});
