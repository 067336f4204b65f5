import type { spaceTokens } from '../../shared/tokens/tokenNames.ts';

export type SpaceName = (typeof spaceTokens)[number];
