import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { writeSmallArtifact } from '../../tests/build/smallArtifact.ts';
import { InputError, UsageError } from '../cli/cliErrors.ts';
import { findArtifact } from './release.ts';

function refusal(env: string): unknown {
  const out = mkdtempSync(join(tmpdir(), 'bandeira-release-'));
  onTestFinished(() => rmSync(out, { recursive: true, force: true }));
  writeSmallArtifact(out, { build: 'a' });
  try {
    return findArtifact(out, 'small', env);
  } catch (error) {
    return error;
  }
}

test('tells an unknown environment from an artifact of another environment', () => {
  const other = refusal('staging');
  expect(other).toBeInstanceOf(InputError);
  expect(String(other)).toContain('was built for "production", not for "staging": npm run build');
  const unknown = refusal('prod');
  expect(unknown).toBeInstanceOf(UsageError);
  expect(String(unknown)).toContain(
    'not for "prod", which is no environment; there are: production, sandbox, staging. Did you mean "production"?',
  );
});
