import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exampleSandbox } from '../tests/support/operator/exampleSandbox.ts';
import { isLoopback, networkOf } from './network.ts';

const group = fc.nat({ max: 0xff_ff });
const groups = (length: number) => fc.array(group, { minLength: length, maxLength: length });
const long = (parts: number[]) => parts.map((part) => part.toString(16)).join(':');
// The form that sockets report: the longest run of zeros is left out.
const short = (parts: number[]) => new URL(`http://[${long(parts)}]`).hostname.slice(1, -1);

const site = exampleSandbox('aurora');

describe('the network of a visitor', () => {
  test('is the same for every address of an IPv6 /64, in long and short form, and for no other', () => {
    fc.assert(
      fc.property(groups(4), groups(4), groups(4), groups(4), (net, host, otherNet, otherHost) => {
        const expected = networkOf(long([...net, ...host]));
        expect(networkOf(short([...net, ...host]))).toBe(expected);
        expect(networkOf(short([...net, ...otherHost]).toUpperCase())).toBe(expected);
        expect(networkOf(short([...net, 0, 0, 0, 1]))).toBe(expected);
        expect(networkOf(short([...otherNet, ...host])) === expected).toBe(long(net) === long(otherNet));
      }),
      { numRuns: 1_000 },
    );
  });

  test('is the address itself for IPv4, also when IPv6 carries it', () => {
    fc.assert(
      fc.property(fc.ipV4(), (ip) => {
        expect(networkOf(ip)).toBe(ip);
        expect(networkOf(`::ffff:${ip}`)).toBe(ip);
      }),
    );
  });

  test('accepts any text without an error', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.ipV6()), (text) => typeof networkOf(text) === 'string'));
    expect(networkOf('fe80::1%eth0')).toBe(networkOf('fe80::2'));
  });
});

test('knows the addresses of this machine', () => {
  for (const own of ['127.0.0.1', '127.1.2.3', '::1', '::ffff:127.0.0.1']) expect(isLoopback(own)).toBe(true);
  for (const other of ['', '10.0.0.1', '::ffff:10.0.0.1', '::2', 'fe80::1', '1127.0.0.1', '::ffff:1:7f00:1'])
    expect(isLoopback(other)).toBe(false);
});

test('tells visitors an IPv4 address without the prefix of IPv6', async () => {
  for (const ip of ['203.0.113.7', '::ffff:203.0.113.7'])
    expect((await site.call('GET', '/v2/get-ip', { ip })).body).toEqual({ userIP: '203.0.113.7' });
});

describe('the start page', () => {
  const ask = async (method: string, path: string, ip: string) => {
    const headers = { 'Content-Type': 'application/json', Host: 'localhost:4000' };
    const body = method === 'POST' ? JSON.stringify({ tenant: 'aurora', balanceCents: 100 }) : null;
    const request = new Request(`http://localhost:4000${path}`, { method, headers, body });
    return (await site.sandbox.fetch(request, { ip })).status;
  };

  test('answers this machine alone, with any `Host` from another one', async () => {
    const calls = [
      ['GET', '/'],
      ['GET', '/control/state/aurora'],
      ['GET', '/control/ready'],
      ['POST', '/control/player'],
    ] as const;
    for (const [method, path] of calls) {
      expect(await ask(method, path, '127.0.0.1')).toBe(200);
      for (const ip of ['192.168.0.7', '::ffff:192.168.0.7', '2001:db8::7'])
        expect({ path, status: await ask(method, path, ip) }).toEqual({ path, status: 403 });
    }
  });
});
