import { join, resolve } from 'node:path';
import { packageScript, runTool } from './checks/runTool.ts';
import { newCommand, runCommand } from './cli/command.ts';
import { parseDir } from './cli/parseOption.ts';
import { count } from './cli/printProblems.ts';
import { projectRoot } from './cli/projectPaths.ts';
import { artifactRelease } from './sourcemaps/artifactRelease.ts';
import { checkTarget, stageSourcemaps } from './sourcemaps/stageSourcemaps.ts';

interface SourcemapsFlags {
  brand: string;
  out: string;
  to?: string;
  dryRun?: boolean;
  upload?: boolean;
}

// Path of the scripts below any host name of the brand. The tool joins it with each file, and a bare `/` would lose
// the leading slash, which the vendor would not match.
const scriptsPath = '/assets';

async function sourcemaps(flags: SourcemapsFlags): Promise<void> {
  const { dir, buildId, monitoring } = artifactRelease(resolve(flags.out), flags.brand);
  if (!monitoring) {
    return fail(`"${flags.brand}" was built without monitoring: nobody would look for its source maps.`);
  }
  const { service, site } = monitoring;
  if (flags.to !== undefined) checkTarget(resolve(flags.to));
  const staged = resolve(flags.to ?? join(projectRoot, '.data', 'sourcemaps', flags.brand));
  const number = stageSourcemaps(dir, staged);
  process.stdout.write(`${count(number, 'source map')} of ${service}, release ${buildId}, in ${staged}\n`);

  const wanted = ['--service', service, '--release-version', buildId, '--minified-path-prefix', scriptsPath];
  const words = ['sourcemaps', 'upload', join(staged, scriptsPath), ...wanted];
  if (!flags.upload && !flags.dryRun) {
    process.stdout.write(`To upload: --upload, or DATADOG_SITE=${site} datadog-ci ${words.join(' ')}\n`);
    return;
  }
  if (flags.upload && !process.env.DATADOG_API_KEY) {
    return fail('DATADOG_API_KEY is not set: the upload needs the key of the organisation.');
  }
  // The tool reports even a dry run, so that run gets an unused site.
  const env = flags.upload ? { DATADOG_SITE: site } : { DATADOG_SITE: 'localhost', DATADOG_API_KEY: 'none' };
  const tool = packageScript('@datadog/datadog-ci/dist/bundle.js');
  const { code } = await runTool(process.execPath, [tool, ...words, ...(flags.upload ? [] : ['--dry-run'])], {
    env,
  });
  if (code !== 0) process.exitCode = 1;
}

function fail(reason: string): void {
  process.stderr.write(`${reason}\n`);
  process.exitCode = 1;
}

await runCommand(
  newCommand(
    'npm run sourcemaps --',
    "Lays a built brand's source maps beside its scripts, and uploads them to its monitoring under the build's id.",
  )
    .requiredOption('--brand <id>', 'the brand, built before with npm run build')
    .option('--out <dir>', 'where the build wrote <brand>/ folders', parseDir, 'dist')
    .option('--to <dir>', 'where the pairs are laid (default: .data/sourcemaps/<brand>)', parseDir)
    .option('--dry-run', "let the vendor's tool say what it would upload")
    .option('--upload', "upload with the vendor's tool; DATADOG_API_KEY must be set")
    .action(sourcemaps),
);
