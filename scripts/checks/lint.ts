import { auditPackages } from './audit.ts';
import { checkColours } from './colours.ts';
import { checkCommitTitles } from './commitTitles.ts';
import { checkDirectorySizes } from './directorySizes.ts';
import { checkDocsReferences } from './docsReferences.ts';
import { checkLicenses } from './licenses.ts';
import { checkPlainEnglish } from './plainEnglish.ts';
import { checkPlatformFeatures } from './platformFeatures.ts';
import { checkPlatformStyles } from './platformStyles.ts';
import { packageScript, runTool, type SuiteResult } from './runTool.ts';
import { checkWorkflows } from './workflows.ts';

interface Rule {
  name: string;
  run: () => Promise<{ code: number; output: string; note?: string; notRun?: string }>;
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
          'studio',
          'scripts',
          'sandbox',
        ],
        { quiet: true },
      ),
  },
  {
    name: 'dead code and dependencies (knip)',
    run: () =>
      runTool(node, [packageScript('knip/bin/knip.js'), '--treat-config-hints-as-errors'], { quiet: true }),
  },
  { name: 'no raw colours outside the tokens', run: checkColours },
  { name: 'plain English in comments, docs and test titles', run: () => checkPlainEnglish() },
  { name: 'at most 25 source files in a directory', run: () => checkDirectorySizes() },
  { name: 'paths and links in the docs', run: () => checkDocsReferences() },
  { name: 'commit titles (Conventional Commits)', run: () => checkCommitTitles() },
  { name: 'workflows, with actions pinned by digest (actionlint)', run: () => checkWorkflows() },
  { name: 'accepted licenses', run: checkLicenses },
  { name: 'no known vulnerabilities (npm audit)', run: () => auditPackages() },
];

/** Runs the rules that need no test runner; each counts as one check. */
export async function lint(): Promise<SuiteResult> {
  const failures: string[] = [];
  const notRun: string[] = [];
  for (const rule of rules) {
    const { code, output, note, notRun: reason } = await rule.run();
    if (reason) {
      notRun.push(reason);
      process.stdout.write(`  – ${rule.name}: ${reason}\n`);
    } else if (code === 0) {
      process.stdout.write(`  ✓ ${rule.name}${note ? ` (${note})` : ''}\n`);
    } else {
      failures.push(`${rule.name}\n${output}`);
      process.stdout.write(`  ✗ ${rule.name}\n${output}\n`);
    }
  }
  return { passed: rules.length - failures.length - notRun.length, failures, notRun };
}
