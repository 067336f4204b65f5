import { cspHash } from '../build/output/contentHash.ts';
import { inlineBlocks } from '../build/render/inlineBlocks.ts';

function sourcesOf(policy: string, directive: string): string[] {
  const found = policy.split(';').find((part) => part.trim().startsWith(`${directive} `)) ?? '';
  return found.trim().split(/\s+/).slice(1);
}

const ownPolicy = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/;

/** Lists the inline scripts and styles of a page that the server's policy and the page's own one would refuse. */
export function refusedBlocks(html: string, policy: string): string[] {
  const { scripts, styles } = inlineBlocks(html);
  const [, own = ''] = ownPolicy.exec(html) ?? [];
  const check = (kind: string, contents: readonly string[], sources: readonly string[]) =>
    contents
      .map(cspHash)
      .filter((hash) => !sources.includes(hash))
      .map((hash) => `${kind} ${hash}`);
  return [
    ...check('script', scripts, sourcesOf(policy, 'script-src')),
    ...check('style', styles, sourcesOf(own, 'style-src')),
  ];
}
