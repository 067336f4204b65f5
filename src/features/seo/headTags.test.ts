import { expect, test } from 'vitest';
import { type HeadInput, headTags, renderHead } from './headTags.ts';

const input: HeadInput = {
  brand: {
    name: 'Aurora',
    pictures: { logo: '/l.svg', favicon: '/f.svg', hero: '/h.svg', share: '/brand/share.png' },
  },
  url: 'https://aurora.example/casino',
};

function attribute(head: ReturnType<typeof headTags>, name: string, wanted: 'content' | 'href' = 'content') {
  return head.tags.find(({ attributes, key }) => attributes[key] === name)?.attributes[wanted];
}

test('falls back to the default title and description before a response', () => {
  const head = headTags(input);
  expect(head.title).toBe('Apostas Online | Aurora');
  expect(attribute(head, 'description')).toBe('Apostas online');
});

test("uses the operator's texts as title and description", () => {
  const head = headTags({
    ...input,
    seo: { title: 'Os melhores slots', content: 'Jogue já' },
    site: { title: 'Aurora Bet' },
  });
  expect(head.title).toBe('Os melhores slots | Aurora Bet');
  expect(attribute(head, 'description')).toBe('Jogue já');
  expect(attribute(head, 'og:title')).toBe('Os melhores slots | Aurora Bet');
});

test('resets both on an empty response', () => {
  const head = headTags({ ...input, seo: { title: '', content: '' } });
  expect(head.title).toBe('Apostas Online | Aurora');
  expect(attribute(head, 'description')).toBe('Apostas online');
});

test('keeps a page that does not exist out of search engines', () => {
  expect(attribute(headTags({ ...input, isMissing: true }), 'robots')).toBe('noindex');
  const closed = { ...input.brand, noindex: true };
  expect(attribute(headTags({ ...input, brand: closed }), 'robots')).toBe('noindex');
});

test('contains canonical, robots, icon and an absolute share picture', () => {
  const head = headTags(input);
  expect(attribute(head, 'canonical', 'href')).toBe('https://aurora.example/casino');
  expect(attribute(head, 'robots')).toBe('index, follow');
  expect(attribute(head, 'icon', 'href')).toBe('/f.svg');
  expect(attribute(head, 'og:image')).toBe('https://aurora.example/brand/share.png');
});

test('limits title and description to one line of limited length', () => {
  const head = headTags({
    ...input,
    seo: { title: `Muito\n\n ${'longo '.repeat(9_000)}`, content: '\ud800'.repeat(9_000) },
  });
  expect(head.title).toMatch(/^Muito longo [^\n]{100,200} \| Aurora$/);
  expect(attribute(head, 'description')?.length).toBeLessThanOrEqual(500);
  expect(attribute(head, 'description')?.isWellFormed()).toBe(true);
});

test("prefers the operator's icon and share picture to the brand's", () => {
  const site = { favicon: 'https://api.example/f.png', shareImage: 'https://api.example/s.png' };
  const head = headTags({ ...input, site });
  expect(attribute(head, 'icon', 'href')).toBe('https://api.example/f.png');
  expect(attribute(head, 'og:image')).toBe('https://api.example/s.png');
});

test('escapes a title', () => {
  const html = renderHead(headTags({ ...input, seo: { title: '</title><script>"', content: '"><script>' } }));
  expect(html).not.toContain('<script>');
  expect(html).toContain('&lt;/title&gt;');
});
