import { expect, test } from 'vitest';
import { inlineBlocks } from './inlineBlocks.ts';

test('finds inline scripts and styles, and no data blocks', () => {
  const html =
    '<p>a</p><script>if (a<b) "<style>"</script><style id="x">two</style><script type="importmap">{}</script>' +
    '<script type="application/json" id="y">3</script><script src="/a.js"></script><style>two</style><p>z</p>';
  expect(inlineBlocks(html)).toEqual({ scripts: ['if (a<b) "<style>"', '{}'], styles: ['two', 'two'] });
});
