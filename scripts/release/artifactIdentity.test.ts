import { expect, test } from 'vitest';
import { parseIdentity } from './artifactIdentity.ts';

const identity = { id: '0a1b2c3d4e5f', timestamp: '2026-01-01T00:00:00Z', brand: 'small', env: 'production' };

test.each([null, '655ea84d', '0123456789abcdef0123456789abcdef01234567'])(
  'reads a build of commit %j',
  (commit) => {
    expect(parseIdentity(JSON.stringify({ ...identity, commit }))).toEqual({ ...identity, commit });
  },
);

test.each(['--output=/tmp/x', 'main', 'HEAD', '', '655EA84D', '655ea84d..main'])(
  'reads no build whose commit is %j, which git would take for something else',
  (commit) => {
    expect(parseIdentity(JSON.stringify({ ...identity, commit }))).toBeNull();
  },
);
