import { runTool } from './runTool.ts';

// Installs packages and returns whether it worked.
export type InstallPackages = (packages: string[]) => Promise<boolean>;

let updated: Promise<unknown> | undefined;

// Only on a Debian machine as root; returns whether it worked.
export async function installDebianPackages(packages: string[]): Promise<boolean> {
  const mayInstall = process.platform === 'linux' && process.getuid?.() === 0;
  if (!mayInstall) return false;
  process.stderr.write(`Installing ${packages.join(', ')} (Debian) for the tests…\n`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  updated ??= runTool('apt-get', ['update'], { quiet: true, env });
  await updated;
  const { code, output } = await runTool(
    'apt-get',
    ['install', '-y', '--no-install-recommends', ...packages],
    {
      quiet: true,
      env,
    },
  );
  if (code !== 0) process.stderr.write(`${output}\n`);
  return code === 0;
}
