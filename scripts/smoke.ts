import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { InputError, UsageError } from './cli/cliErrors.ts';
import { jsonAlone, newCommand, runCommand } from './cli/command.ts';
import { parseDir, parseUrl } from './cli/parseOption.ts';
import { addConnectionOptions, type ConnectionFlags, readConnection } from './release/connectionOptions.ts';
import type { SiteConnection } from './release/siteClient.ts';
import { liveIdentity, smoke } from './release/smoke.ts';

interface SmokeFlags extends ConnectionFlags {
  url: string;
  artifact?: string;
  out: string;
  json?: boolean;
}

// The artifact that the site says it serves.
async function findArtifact({ url, out }: SmokeFlags, connection: SiteConnection): Promise<string> {
  const live = await liveIdentity(url, connection).catch((error: unknown) => {
    throw new InputError(`${url} does not answer: ${error instanceof Error ? error.message : String(error)}`);
  });
  if (!live) throw new InputError(`${url}/builds/latest.json names no build: is it the address of a brand?`);
  const dir = join(resolve(out), live.brand);
  if (existsSync(dir)) return dir;
  throw new InputError(
    `${url} serves "${live.brand}", of which there is no artifact in ${resolve(out)}: build it, or name one with --artifact.`,
  );
}

async function run(flags: SmokeFlags): Promise<void> {
  const connection = readConnection(flags);
  const artifact = flags.artifact ? resolve(flags.artifact) : await findArtifact(flags, connection);
  if (!existsSync(join(artifact, 'deploy/headers.json')))
    throw new UsageError(`${artifact} is no artifact: it has no deploy/headers.json.`);
  const report = await smoke(flags.url, artifact, connection);
  const failed = report.findings.filter(({ problems }) => problems.length > 0);
  if (flags.json) process.stdout.write(`${JSON.stringify(report, null, 1)}\n`);
  else {
    process.stdout.write(`${flags.url} against build ${report.build} in ${artifact}\n`);
    for (const { name, problems } of report.findings)
      process.stdout.write(
        `${problems.length === 0 ? 'ok    ' : 'FAILED'}  ${name}\n${problems.map((line) => `          ${line}\n`).join('')}`,
      );
  }
  if (failed.length > 0) process.exitCode = 1;
}

const program = addConnectionOptions(
  newCommand(
    'npm run smoke --',
    "Checks a live site against its artifact's rules: build id, headers, policy, fallback, caching, compression.",
  )
    .requiredOption('--url <url>', 'the live site', parseUrl)
    .option('--artifact <dir>', 'the artifact or release to compare with', parseDir)
    .option('--out <dir>', 'where the build wrote <brand>/ folders, without --artifact', parseDir, 'dist')
    .option('--json', `the findings as JSON on stdout, ${jsonAlone}`),
);
await runCommand(program.action(run));
