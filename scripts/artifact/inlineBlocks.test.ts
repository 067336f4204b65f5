import { expect, test } from 'vitest';
import { CommonText } from './commonText.ts';
import { collectBlocksInParts, collectInlineBlocks } from './inlineBlocks.ts';

test('finds inline blocks wherever the parts of a page begin and end', () => {
  const html =
    '<p>a</p><script>one</script><style>two</style><script type="application/json">3</script><p>z</p>';
  const whole = { scripts: new Set<string>(), styles: new Set<string>() };
  collectInlineBlocks(html, whole);
  expect([...whole.scripts, ...whole.styles]).toEqual(['one', 'two']);
  for (let at = html.indexOf('one'); at < html.indexOf('two'); at += 1) {
    // A tag's name stays in one part.
    if (/<\w*$/.test(html.slice(0, at))) continue;
    const found = { scripts: new Set<string>(), styles: new Set<string>() };
    collectBlocksInParts([html.slice(0, at), new CommonText(html.slice(at), { isBlock: false })], found);
    expect(found).toEqual(whole);
  }
});
