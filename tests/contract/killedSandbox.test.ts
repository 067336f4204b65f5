import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const operations = Number(process.env.BANDEIRA_KILL_OPERATIONS ?? 24);
const operationsPerBoot = 12;
const simultaneous = 3;
const program = fileURLToPath(new URL('killableSandbox.ts', import.meta.url));

let dataDir = '';
const running = new Set<ChildProcess>();
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'bandeira-killed-'));
});
afterAll(async () => {
  for (const child of running) await kill(child);
  await rm(dataDir, { recursive: true, force: true });
});

interface Booted {
  child: ChildProcess;
  port: number;
  ledger: unknown;
}

// Starts a sandbox in a process of its own; a text says why it has not started.
async function boot(): Promise<Booted | string> {
  const child = spawn(process.execPath, [program, dataDir], { stdio: ['ignore', 'pipe', 'pipe'] });
  const said = text(child.stderr);
  running.add(child);
  child.once('exit', () => running.delete(child));
  const [line] = await Promise.race([once(child.stdout, 'data'), once(child, 'exit').then(() => [''])]);
  if (!String(line).startsWith('{')) return said;
  return { child, ...JSON.parse(String(line)) };
}

async function started(): Promise<Booted> {
  const booted = await boot();
  if (typeof booted === 'string') throw new Error(booted);
  return booted;
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

interface Sent {
  method?: string;
  host?: string;
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
}

function send(port: number, { method = 'POST', host = 'api.alfa.example', path, body, headers }: Sent) {
  return new Promise<{ status: number; body: Record<string, unknown> }>((resolve, reject) => {
    const all = { Host: host, 'Content-Type': 'application/json', ...headers };
    const outgoing = httpRequest({ host: '127.0.0.1', port, method, path, headers: all, agent: false });
    outgoing.on('error', reject);
    outgoing.on('response', (incoming) => {
      text(incoming)
        .then((content) => resolve({ status: incoming.statusCode ?? 0, body: Object(JSON.parse(content)) }))
        .catch(reject);
    });
    outgoing.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

test(`${operations} operations keep every answered cent through a kill after each ${operationsPerBoot}`, async () => {
  let current = started();
  // Repeats a request, with the same key, at the next process until it is answered.
  const ask = async (sent: Sent) => {
    for (;;) {
      const process = current;
      const { port } = await process;
      try {
        return await send(port, sent);
      } catch {
        // The process has been killed: the next one takes its place.
        await expect.poll(() => current !== process, { timeout: 60_000 }).toBe(true);
      }
    }
  };
  const control = (name: string, body: object) =>
    ask({ host: 'localhost', path: `/control/${name}`, body: { tenant: 'alfa', ...body } });

  const startCents = 1_000_000;
  const { email, password } = (await control('player', { balanceCents: startCents })).body;
  const login = await ask({ path: '/api/auth/login', body: { email, password } });
  const Authorization = `Bearer ${login.body.access_token}`;
  const lobby = await ask({ method: 'GET', path: '/v2/casino-games/category' });
  const game = Object(lobby.body)[0].games[0].id;
  const launch = {
    path: `/api/casino-games/${game}/launch`,
    headers: { Authorization },
    body: { device: 'mobile' },
  };
  const slot = new URL(String((await ask(launch)).body.url)).pathname;

  let expectedCents = startCents;
  const spins: { sent: Sent; payout: unknown }[] = [];
  const spin = async () => {
    const body = { key: crypto.randomUUID(), bet: 100 };
    const sent = { host: 'partners.localhost', path: `${slot}/spin`, body };
    const response = await ask(sent);
    expect(response.status).toBe(200);
    spins.push({ sent, payout: response.body.payout });
    expectedCents += Number(response.body.payout) - body.bet;
  };
  const deposit = async () => {
    const amount = 5_000;
    const headers = { Authorization, 'Idempotency-Key': crypto.randomUUID() };
    const charge = await ask({ path: '/api/deposits', headers, body: { amount } });
    expect(charge.status).toBe(200);
    const { id: depositId } = Object(charge.body.data);
    await control('pay-deposit', { depositId });
    const after = await ask({ method: 'GET', path: `/api/deposits/${depositId}`, headers });
    expect(Object(after.body.data).status).toBe(2);
    expectedCents += amount;
  };

  let done = 0;
  let kills = 0;
  const reboot = async () => {
    const { child, ledger } = await current;
    expect(ledger).toEqual({ sumCents: 0, wrongAccounts: 0 });
    await wait(randomInt(20));
    await kill(child);
    kills += 1;
    current = started();
  };
  let begun = 0;
  const worker = async (index: number) => {
    while (begun < operations) {
      begun += 1;
      // A charge takes the place of an open one, so one worker alone deposits.
      await (index === 0 ? deposit() : spin());
      done += 1;
      if (done % operationsPerBoot === 0) await reboot();
    }
  };
  await Promise.all(Array.from({ length: simultaneous }, (_, index) => worker(index)));
  expect(kills).toBeGreaterThanOrEqual(Math.floor(operations / operationsPerBoot));

  const { ledger } = await current;
  expect(ledger).toEqual({ sumCents: 0, wrongAccounts: 0 });
  for (const { sent, payout } of spins) expect((await ask(sent)).body.payout).toBe(payout);
  const me = await ask({ method: 'GET', path: '/api/auth/me', headers: { Authorization } });
  expect(me.body.balance).toBe(expectedCents);
}, 1_800_000);

test('of two sandboxes that start on one data folder, one refuses with a sentence', async () => {
  for (const child of running) await kill(child);
  const both = await Promise.all([boot(), boot()]);
  const refusals = both.filter((one) => typeof one === 'string');
  expect(refusals).toEqual([
    expect.stringMatching(/^The data folder .* is in use by process \d+; stop that sandbox first\.\n$/),
  ]);
  expect(both.filter((one) => typeof one !== 'string')).toHaveLength(1);
}, 120_000);
