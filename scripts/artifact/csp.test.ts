import { expect, test } from 'vitest';
import { testBrand } from '../../tests/support/testBrand.ts';
import { CommonText } from './commonText.ts';
import { collectBlocksInParts, collectInlineBlocks, contentSecurityPolicy } from './csp.ts';

const policyOf = (changes: Parameters<typeof testBrand>[0]) => {
  const policy = contentSecurityPolicy(testBrand(changes), { scripts: new Set(), styles: new Set() });
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
};

test('tags, chat and icons of a record may be loaded and reached, and nobody else', () => {
  const policy = policyOf({
    tags: { key: 'chave', script: 'https://medicao.teste.example' },
    chat: { script: 'https://chat.teste.example/tracking.js' },
    icons: 'https://icones.teste.example',
  });
  expect(policy['script-src']).toEqual([
    "'self'",
    'https://chat.teste.example',
    'https://medicao.teste.example',
  ]);
  expect(policy['connect-src']).toEqual(
    expect.arrayContaining(['https://icones.teste.example', 'https://medicao.teste.example']),
  );
});

test("the vendors' own hosts bring what their scripts reach", () => {
  const policy = policyOf({
    tags: { key: 'chave', script: 'https://www.googletagmanager.com' },
    chat: { script: 'https://cdn.livechatinc.com/tracking.js' },
    monitoring: {
      applicationId: 'a',
      clientToken: 'b',
      site: 'us3.datadoghq.com',
      env: 'e',
      service: 's',
      sessionSampleRate: 100,
      sessionReplaySampleRate: 0,
      defaultPrivacyLevel: 'mask',
    },
  });
  for (const origin of [
    'https://*.google-analytics.com',
    'wss://*.livechatinc.com',
    'https://browser-intake-us3-datadoghq.com',
  ])
    expect(policy['connect-src']).toContain(origin);
  expect(policy['frame-src']).toContain('https://*.livechatinc.com');
});

test('what runs in a page is found wherever its parts begin and end', () => {
  const html =
    '<p>a</p><script>one</script><style>two</style><script type="application/json">3</script><p>z</p>';
  const whole = { scripts: new Set<string>(), styles: new Set<string>() };
  collectInlineBlocks(html, whole);
  expect([...whole.scripts, ...whole.styles]).toEqual(['one', 'two']);
  for (let at = html.indexOf('one'); at < html.indexOf('two'); at += 1) {
    // The name of a tag stands in one part.
    if (/<\w*$/.test(html.slice(0, at))) continue;
    const found = { scripts: new Set<string>(), styles: new Set<string>() };
    collectBlocksInParts([html.slice(0, at), new CommonText(html.slice(at), { isBlock: false })], found);
    expect(found).toEqual(whole);
  }
});
