import { spawnSync } from 'node:child_process';

// The number of `renameat2` in Linux's system call table.
const renameat2: Partial<Record<NodeJS.Architecture, number>> = {
  x64: 316,
  arm64: 276,
  riscv64: 276,
  loong64: 276,
  arm: 382,
  ia32: 353,
  ppc64: 357,
  s390x: 347,
};

// Reads pairs of paths, each path ended by a zero byte; writes 0 or the error's number for each pair.
const program = `
my $number = $ARGV[0] + 0;
my ($currentFolder, $exchange) = (-100, 2);
$/ = "\\0";
my @paths = <STDIN>;
chomp @paths;
while (my ($one, $other) = splice @paths, 0, 2) {
  my $result = syscall($number, $currentFolder, $one, $currentFolder, $other, $exchange);
  print $result == 0 ? 0 : $! + 0, "\\n";
}`;

// Node has no call for it. Perl does, and Debian and most other Linux systems always have it.
/**
 * Exchanges the directories of each pair atomically; returns false for pairs where system, Perl or file system cannot.
 */
export function swapDirectories(pairs: readonly (readonly [string, string])[]): boolean[] {
  const number = process.platform === 'linux' ? renameat2[process.arch] : undefined;
  if (number === undefined || pairs.length === 0) return pairs.map(() => false);
  const input = pairs.flat().map((path) => `${path}\0`);
  const { stdout, error } = spawnSync('perl', ['-e', program, String(number)], {
    input: input.join(''),
    encoding: 'utf8',
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const responses = error ? [] : stdout.split('\n');
  return pairs.map((_, index) => responses[index] === '0');
}
