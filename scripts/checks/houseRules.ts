import { checkColours } from './colours.ts';
import { checkPlatformFeatures } from './platformFeatures.ts';
import { checkPlatformStyles } from './platformStyles.ts';
import { packageScript, runTool, type SuiteResult } from './runTool.ts';

interface Rule {
  name: string;
  run: () => Promise<{ code: number; output: string }>;
}

const node = process.execPath;

const rules: Rule[] = [
  {
    name: 'types',
    run: () => runTool(node, [packageScript('typescript/bin/tsc'), '-p', '.'], { quiet: true }),
  },
  { name: 'no platform feature newer than the browser floor', run: () => checkPlatformFeatures() },
  { name: 'no style newer than the browser floor', run: checkPlatformStyles },
  {
    name: 'format and lint (Biome)',
    run: () =>
      runTool(
        node,
        [packageScript('@biomejs/biome/bin/biome'), 'ci', '--colors=off', '--error-on-warnings', '.'],
        {
          quiet: true,
        },
      ),
  },
  {
    name: 'import directions and cycles (dependency-cruiser)',
    run: () =>
      runTool(
        node,
        [
          packageScript('dependency-cruiser/bin/dependency-cruiser.mjs'),
          '--config',
          '.dependency-cruiser.js',
          'src',
          'scripts',
          'sandbox',
        ],
        { quiet: true },
      ),
  },
  {
    name: 'dead code and dependencies (knip)',
    run: () => runTool(node, [packageScript('knip/bin/knip.js')], { quiet: true }),
  },
  { name: 'no raw colours outside the tokens', run: checkColours },
];

/** The rules of the house that need no test runner; each counts as one check. */
export async function houseRules(): Promise<SuiteResult> {
  const failures: string[] = [];
  for (const rule of rules) {
    const { code, output } = await rule.run();
    if (code === 0) {
      process.stdout.write(`  ✓ ${rule.name}\n`);
    } else {
      failures.push(`${rule.name}\n${output}`);
      process.stdout.write(`  ✗ ${rule.name}\n${output}\n`);
    }
  }
  return { passed: rules.length - failures.length, failures };
}
