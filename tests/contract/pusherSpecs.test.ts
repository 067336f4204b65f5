import crypto from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { compileFunction } from 'node:vm';
import Pusher from 'pusher';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { WebSocket } from 'ws';
import { createJasmine } from '../support/pusher/jasmineShim.ts';
import { bundlePusherSpecs, specTitles } from '../support/pusher/pusherSpecBundle.ts';
import { brand, type Operator, startOperator } from './operator.ts';

// The clusters of the specs, each an app of its own, and the ports at which they expect its server.
const clusters = [
  { id: 'mt1', port: '3000' },
  { id: 'eu', port: '3001' },
];
// Both schemes of the one transport that the sandbox speaks; TLS ends before the sandbox.
const configs = [
  { transport: 'ws', forceTLS: true },
  { transport: 'ws', forceTLS: false },
];

let operator: Operator;
let servers: Map<string, Server>;
beforeAll(async () => {
  operator = await startOperator({ brands: clusters.map(({ id }) => brand(id)) });
  servers = new Map(clusters.map(({ id, port }) => [port, appServer(id)]));
  await Promise.all(
    [...servers.values()].map((server) => new Promise((done) => server.once('listening', done))),
  );
}, 60_000);
afterAll(async () => {
  for (const server of servers.values()) server.close();
  await operator.close();
});

// Starts the server of an app's owner, which signs channels and publishes by the official server package.
function appServer(cluster: string): Server {
  const id = `sandbox-${cluster}`;
  const pusher = new Pusher({
    appId: id,
    key: id,
    secret: `secret-${id}`,
    host: '127.0.0.1',
    port: String(operator.port),
    useTLS: false,
  });
  const sign = (form: URLSearchParams) => {
    const socketId = form.get('socket_id') ?? '';
    const user_info = { name: `Integration ${socketId}`, email: `integration-${socketId}@example.com` };
    return pusher.authorizeChannel(socketId, form.get('channel_name') ?? '', {
      user_id: socketId,
      user_info,
    });
  };
  const publish = async (query: URLSearchParams) => {
    const text = (name: string) => Buffer.from(query.get(name) ?? '', 'base64').toString();
    await pusher.trigger(text('channel'), text('event'), JSON.parse(text('data')));
    return {};
  };
  return createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    let body = '';
    for await (const part of request) body += part;
    const result = pathname === '/auth' ? sign(new URLSearchParams(body)) : await publish(searchParams);
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(result));
  }).listen(0);
}

// Returns where the server listens that the specs expect at this port.
function portOf(expected: string): number {
  const address = servers.get(expected)?.address();
  if (typeof address !== 'object' || !address) throw new Error(`No server stands in for port ${expected}`);
  return address.port;
}

// Connects to the sandbox in place of a cluster's host.
class LocalSocket extends WebSocket {
  constructor(url: string) {
    const { hostname, search } = new URL(url);
    const [, cluster] = /^ws-(\w+)\.pusher\.com$/.exec(hostname) ?? [];
    super(`ws://127.0.0.1:${operator.port}/app/sandbox-${cluster}${search}`);
  }
}

// Sends to the app's server what the runtime asks of XMLHttpRequest.
class LocalRequest {
  readyState = 0;
  status = 0;
  responseText = '';
  onreadystatechange = () => {};
  #method = '';
  #url = '';
  #headers: Record<string, string> = {};
  open(method: string, address: string): void {
    const url = new URL(address);
    url.port = String(portOf(url.port));
    this.#method = method;
    this.#url = url.href;
  }
  setRequestHeader(name: string, value: string): void {
    this.#headers[name] = value;
  }
  abort(): void {
    this.onreadystatechange = () => {};
  }
  send(body?: string): void {
    void this.#send(body);
  }
  async #send(body?: string): Promise<void> {
    const response = await fetch(this.#url, {
      method: this.#method,
      headers: this.#headers,
      body,
    });
    this.status = response.status;
    this.responseText = await response.text();
    this.readyState = 4;
    this.onreadystatechange();
  }
}

const outside = {
  testenv: 'node',
  crypto,
  'faye-websocket': { Client: LocalSocket },
  xmlhttprequest: { XMLHttpRequest: LocalRequest },
  // Only encrypted channels need these.
  '@stablelib/base64': {},
  '@stablelib/utf8': {},
};

// The titles of the specs, each with the groups it stands in.
const specs: { groups: string; title: string }[] = [];
let groups = '';
const group = (name: string, body: () => void) => {
  const own = `${groups} ${name}`;
  describe(name, () => {
    const outer = groups;
    groups = own;
    body();
    groups = outer;
  });
};
const spec = (title: string, run: () => unknown) => {
  specs.push({ groups, title });
  it(title, async () => {
    await run();
  }, 30_000);
};

const { jasmine, spyOn, setTimeout, setInterval, restore } = createJasmine();
afterEach(restore);

const scope = {
  outside,
  describe: group,
  it: spec,
  beforeAll,
  afterAll,
  beforeEach,
  afterEach,
  expect,
  jasmine,
  spyOn,
  setTimeout,
  setInterval,
  module: { exports: (_configs: typeof configs) => {} },
  // Variables that the specs do not declare.
  testConfig: undefined,
  url: undefined,
};
compileFunction(await bundlePusherSpecs(), Object.keys(scope))(...Object.values(scope));
scope.module.exports(configs);

test('runs the 84 integration specs of pusher-js over web sockets, and names the others', ({ task }) => {
  expect(specs).toHaveLength(84);
  const titles = new Set(specs.map(({ title }) => title));
  const sockJs = specTitles('core').filter((title) => !titles.has(title));
  const inPages = specTitles('web');
  const perTransport = specs.filter((one) => one.groups.includes('forceTLS=false')).length;
  expect({ sockJs: sockJs.length, inPages: inPages.length }).toEqual({ sockJs: 1, inPages: 7 });
  const others = 4 * perTransport + sockJs.length + inPages.length;
  Object.assign(task.meta, {
    notRun: [
      `Of the integration specs of pusher-js 84 ran; ${others} do not apply, because the product uses the transports ws and wss only: ` +
        `the ${perTransport} specs per transport over xhr_streaming and xhr_polling, each with and without TLS; ` +
        `over SockJS: "${sockJs.join('", "')}"; by script tags in a page: "${inPages.join('", "')}".`,
    ],
  });
});
