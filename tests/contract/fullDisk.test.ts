import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { openDatabase } from '../../sandbox/store/database/openDatabase.ts';
import { apiRequest } from '../support/operator/apiRequest.ts';
import { startOperator } from './operator.ts';

// Limits the size of any file of this process, which PostgreSQL sees as a full disk.
const limitFiles = (bytes: number | 'unlimited') =>
  execFileSync('prlimit', ['--pid', String(process.pid), `--fsize=${bytes}:`]);
const fillDisk = () => limitFiles(100_000);
const freeDisk = () => limitFiles('unlimited');

afterEach(freeDisk);

test('keeps every confirmed cent through a full disk, reports it, and continues once there is space', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'bandeira-full-'));
  const said: string[] = [];
  const operator = await startOperator({ dataDir, log: (line) => said.push(line) });
  const { token } = await operator.newPlayer(10_000);
  const send = async (method: string, path: string, extra: { body?: unknown; key?: string } = {}) => {
    const headers = { 'Idempotency-Key': extra.key ?? crypto.randomUUID() };
    const url = `http://api.alfa.example${path}`;
    const response = await operator.sandbox.fetch(
      apiRequest(method, url, { token, headers, body: extra.body }),
    );
    return { status: response.status, body: await response.json() };
  };
  const key = crypto.randomUUID();
  const bet = () => send('POST', '/api/games/mines', { key, body: { bet: 1_000, mines: 3 } });
  const readiness = async () =>
    (await operator.sandbox.fetch(new Request('http://localhost/control/ready'))).status;
  const { body: charge } = await send('POST', '/api/deposits', { body: { amount: 5_000 } });
  expect(await readiness()).toBe(200);

  fillDisk();
  const refusal = { success: false, message: 'O serviço está indisponível no momento. Tente novamente.' };
  const responses = await Promise.all([
    bet(),
    send('POST', '/api/deposits', { body: { amount: 7_000 } }),
    send('GET', '/api/games/mines'),
  ]);
  expect(responses).toEqual(Array.from({ length: 3 }, () => ({ status: 503, body: refusal })));
  await expect(operator.sandbox.control.payDeposit('alfa', charge.data.id)).rejects.toThrow(
    /No space is left for the data folder .*; free some on its disk/,
  );
  expect(await readiness()).toBe(503);
  expect(said).toContainEqual(
    expect.stringMatching(/^POST \/api\/games\/mines: No space is left for the data folder/),
  );

  freeDisk();
  expect(await readiness()).toBe(200);
  expect((await bet()).status).toBe(200);
  const again = await bet();
  expect(again).toMatchObject({ status: 200, body: { data: { bet: 1_000 } } });
  await operator.sandbox.control.payDeposit('alfa', charge.data.id);
  expect(await operator.balanceOf(token)).toBe(10_000 - 1_000 + 5_000);
  expect(await operator.sandbox.ledgerDifferences()).toEqual({ sumCents: 0, wrongAccounts: 0 });
  await operator.close();

  fillDisk();
  await expect(openDatabase({ dataDir })).rejects.toThrow(/No space is left for the data folder/);
  freeDisk();
  const database = await openDatabase({ dataDir });
  expect(await database.db.selectFrom('mines_rounds').select('mines').execute()).toEqual([{ mines: 3 }]);
  await database.close();
  await rm(dataDir, { recursive: true });
}, 60_000);
