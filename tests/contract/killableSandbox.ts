import { startOperator } from './operator.ts';

// A sandbox in a process of its own, on the data directory of the first argument; says its port, or why it cannot start.
try {
  const { port, sandbox } = await startOperator({ dataDir: process.argv[2] ?? null });
  const ledger = await sandbox.ledgerDifferences();
  process.stdout.write(`${JSON.stringify({ port, ledger })}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
