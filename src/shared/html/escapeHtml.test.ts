import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { escapeHtml } from './escapeHtml.ts';

test('escapes as React does, in text and in attributes', () => {
  const text = `Aurora & <Filhos> "d'Oeste" &amp;`;
  expect(renderToStaticMarkup(createElement('p', { title: text }, text))).toBe(
    `<p title="${escapeHtml(text)}">${escapeHtml(text)}</p>`,
  );
});
