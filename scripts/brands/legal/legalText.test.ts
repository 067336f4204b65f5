import { describe, expect, it } from 'vitest';
import type { BrandSettings } from '../../../src/shared/brand/brandRecord.ts';
import { brandEntry, loadFixture } from '../testFixture.ts';
import type { LineFinding } from './frontMatter.ts';
import { readLegalText } from './legalText.ts';

const front = '---\ntitle: Termos de {{brand.name}}\nupdated: 2026-01-31\norder: 2\n---\n';

async function settings(changes = {}): Promise<BrandSettings> {
  const entry = brandEntry('aurora', { name: 'Aurora & <Filhos>' });
  const { brands } = await loadFixture({
    brands: [{ ...entry, company: { ...Object(entry.company), ...changes } }],
  });
  const [brand] = brands;
  if (!brand) throw new Error('the fixture brand did not resolve');
  return brand.settings;
}

function read(markdown: string, matter = front) {
  const findings: LineFinding[] = [];
  const text = readLegalText('termos', 'legal/termos.md', `${matter}${markdown}`, (finding) =>
    findings.push(finding),
  );
  return { text, findings };
}

describe('legal texts', () => {
  it('escapes company fields with any content', async () => {
    const { text, findings } = read(
      '# {{ brand.name }}\n\n[{{company.support.email}}](mailto:{{company.support.email}}) em {{company.authorization.date}}',
    );
    expect(findings).toEqual([]);
    const page = text.page(await settings());
    expect(page).toMatchObject({
      slug: 'termos',
      title: 'Termos de Aurora & <Filhos>',
      updated: '2026-01-31',
    });
    expect(page.html).toContain('Aurora &amp; &lt;Filhos&gt;</h2>');
    expect(page.html).toContain('<a href="mailto:sac@aurora.example">sac@aurora.example</a> em 06/01/2025');
  });

  it('writes the day of a rule that holds without one in brackets, and leaves out text about a rule that is off', async () => {
    const { text } = read('Pedimos o aceite{{rules.terms}}.\n\n## Depois');
    const of = async (rules: BrandSettings['rules']) =>
      text.page({ ...(await settings()), jurisdiction: 'br', rules }).html;
    expect(await of({})).toContain('<p>Pedimos o aceite.</p>');
    expect(await of({ terms: '2027-02-01' })).toContain('<p>Pedimos o aceite (a partir de 01/02/2027).</p>');
    expect(await of({ terms: null })).not.toContain('aceite');
    expect(text.page(await settings()).html).not.toContain('aceite');
  });

  it('gives headings unique plain ids', async () => {
    const { text } = read('## Seção um\n\na\n\n## Seção um\n\nb');
    const { html } = text.page(await settings());
    expect(html).toContain('<h2 id="secao-um">');
    expect(html).toContain('<h2 id="secao-um-2">');
  });

  it('renders the same page for a brand on every call, in any order', async () => {
    const { text } = read('## A\n\n{{company.ombudsman.email}}\n\n## A\n\nb');
    const [full, reduced] = [await settings(), await settings({ ombudsman: null })];
    const first = text.page(full);
    text.page(reduced);
    expect(text.page(full)).toEqual(first);
  });

  it('removes text about disabled features, and headings without remaining text', async () => {
    const { text } = read(
      '## Ouvidoria\n\nEscreva para {{company.ombudsman.email}}.\n\n## Contato\n\n- SAC: {{company.support.email}}\n- Ouvidoria: {{company.ombudsman.email}}\n',
    );
    const { html } = text.page(await settings({ ombudsman: null }));
    expect(html).not.toMatch(/Ouvidoria|null|qzfield/);
    expect(html).toContain('<li>SAC: sac@aurora.example</li>');
    expect(text.page(await settings()).html.match(/ouvidoria@aurora\.example/g)).toHaveLength(2);
  });

  it.each([
    ['a block of HTML', 'um\n\n<script>alert(1)</script>', 8],
    ['HTML inside a line', 'um\n\ndois <b>x</b>', 8],
    ['HTML in a list', 'um\n\n- <img src=x onerror=y>', 8],
    ['a picture', 'um\n\n![x](https://evil.example/x.png)', 8],
    ['a javascript link', 'um\n\n[x](javascript:alert(1))', 8],
    ['a link without scheme to another site', 'um\n\n[x](//evil.example)', 8],
    ['an unknown field', 'um\n\n{{company.legalNam}}', 8],
  ])('refuses %s and reports the line', (_, markdown, line) => {
    const { findings } = read(markdown);
    expect(findings.length).toBeGreaterThan(0);
    for (const finding of findings) expect(finding.line).toBe(line);
  });

  it('suggests the nearest field for an unknown one', () => {
    expect(read('{{company.legalNam}}').findings).toMatchObject([
      { suggestion: 'company.legalName', column: 1 },
    ]);
  });

  it.each([
    ['no front matter', 'texto', 'front matter'],
    ['no date', '---\ntitle: x\n---\n', 'updated'],
    ['a day that does not exist', '---\ntitle: x\nupdated: 2026-02-30\n---\n', 'updated'],
    ['an unknown field', '---\ntitle: x\nupdated: 2026-02-03\nautor: y\n---\n', 'autor'],
    ['an order that is no number', '---\ntitle: x\nupdated: 2026-02-03\norder: um\n---\n', 'order'],
  ])('refuses %s', (_, matter, field) => {
    expect(read('Texto\n', matter).findings.map((finding) => finding.field)).toEqual([field]);
  });

  it('reads the front matter as YAML', () => {
    const matter = '---\n# A comment\ntitle: "Termos: {{brand.name}}"\nupdated: 2026-02-03\norder: 04\n---\n';
    const { text, findings } = read('Texto\n', matter);
    expect(findings).toEqual([]);
    expect(text).toMatchObject({ title: 'Termos: {{brand.name}}', updated: '2026-02-03', order: 4 });
  });

  it.each([
    ['title: Termos: uso', 'title', 3],
    ['title: {{brand.name}} e termos', 'title', 3],
    ['title: {{brand.name}}', 'title', 3],
    ['title: "Termos', 'title', 3],
    ['title', 'front matter', 3],
    ['title: *termos', 'title', 3],
  ])('refuses the line %s and says that the value needs quotes', (line, field, at) => {
    const { findings } = read('Texto\n', `---\nupdated: 2026-02-03\n${line}\n---\n`);
    expect(findings).toMatchObject([{ field, line: at, found: line }]);
    expect(findings[0]?.expected).toContain('between quotes');
  });

  it('suggests the nearest field of the front matter', () => {
    const { findings } = read('Texto\n', '---\nupdated: 2026-02-03\ntitel: x\n---\n');
    expect(findings).toMatchObject([{ field: 'titel', suggestion: 'title', line: 3, column: 1 }]);
    const twice = read('Texto\n', '---\ntitle: x\nupdated: 2026-02-03\ntitle: y\n---\n');
    expect(twice.findings).toMatchObject([{ field: 'title', line: 4, found: 'a second "title"' }]);
  });

  it('refuses links with user info', () => {
    for (const link of ['https://bank.example@evil.example/x', 'https://a:b@evil.example'])
      expect(read(`[aqui](${link})`).findings).toMatchObject([{ field: 'link', found: link }]);
    expect(read('[aqui](https://evil.example/@x)').findings).toEqual([]);
  });

  it('refuses a page without text', () => {
    for (const body of ['', '\n  \n'])
      expect(read(body).findings).toMatchObject([{ field: 'text', line: 5, found: 'nothing' }]);
  });

  it('refuses a file name that resembles a page of the product', async () => {
    const page = '---\ntitle: x\nupdated: 2026-01-01\n---\nTexto\n';
    const found = async (slug: string) => {
      const files = { [`brands/shared/legal/${slug}.md`]: page };
      const { problems } = await loadFixture({ brands: [brandEntry('aurora')] }, { files });
      return problems.map(({ brand, suggestion }) => `${brand} ${suggestion}`);
    };
    for (const slug of ['terms-de-uso', 'termo-de-uso', 'termos-e-uso', 'termos-uso'])
      expect(await found(slug), slug).toEqual(['aurora termos-de-uso']);
    for (const slug of ['termos-de-uso', 'politica-pld', 'termos-de-saque', 'sobre'])
      expect(await found(slug), slug).toEqual([]);
  });

  it('refuses slugs of other pages, and inherits missing pages from the default theme', async () => {
    const config = { brands: [brandEntry('aurora')] };
    const legal = (title: string) => `---\ntitle: ${title}\nupdated: 2026-01-01\n---\nTexto\n`;
    const { problems } = await loadFixture(config, {
      files: { 'brands/shared/legal/casino.md': legal('x') },
    });
    expect(problems.map(({ found }) => found)).toEqual(['"casino"']);
    const { brands } = await loadFixture(config, {
      files: { 'brands/shared/legal/termos-de-uso.md': legal('Meus termos') },
    });
    const titles = brands[0]?.legal.map(({ title }) => title) ?? [];
    expect(titles).toContain('Meus termos');
    expect(brands[0]?.legal.filter(({ slug }) => slug === 'termos-de-uso')).toHaveLength(1);
    expect(titles.length).toBeGreaterThan(1);
  });
});
