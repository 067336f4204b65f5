import { connect } from 'node:net';
import { connect as connectTls } from 'node:tls';

export interface RawResponse {
  status: number;
  headers: Headers;
}

/** Sends these bytes unchanged, HTTP or not, and reads the head of the response. */
export function rawRequest(origin: string, bytes: string, servername?: string): Promise<RawResponse> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const target = { host: hostname, port: Number(port) };
    const socket = servername
      ? connectTls({ ...target, servername, rejectUnauthorized: false })
      : connect(target);
    let text = '';
    socket.setEncoding('latin1');
    socket.on('data', (data) => {
      text += data;
      if (!text.includes('\r\n\r\n')) return;
      socket.destroy();
      resolve(readHead(text));
    });
    socket.on('error', reject);
    socket.on('end', () => reject(new Error(`closed after ${JSON.stringify(text)}`)));
    socket.write(bytes);
  });
}

function readHead(text: string): RawResponse {
  const [first = '', ...lines] = text.slice(0, text.indexOf('\r\n\r\n')).split('\r\n');
  const headers = new Headers();
  for (const line of lines)
    headers.append(line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1));
  return { status: Number(first.split(' ')[1]), headers };
}

// Names of the security headers that a response lacks.
export function missingHeaders(headers: Headers): string[] {
  const names = [
    'Content-Security-Policy',
    'X-Content-Type-Options',
    'Referrer-Policy',
    'Cross-Origin-Opener-Policy',
    'Cross-Origin-Resource-Policy',
  ];
  const lacked = names.filter((name) => !headers.has(name));
  const isUnframed =
    headers.has('X-Frame-Options') ||
    headers.get('Content-Security-Policy')?.includes('frame-ancestors') === true;
  return isUnframed ? lacked : [...lacked, 'X-Frame-Options'];
}

const host = (name: string) => `Host: ${name}\r\n`;

// Lists requests that end in an error, for a host that the server knows.
export function brokenRequests(name: string): [what: string, bytes: string][] {
  const end = `${host(name)}Connection: close\r\n\r\n`;
  return [
    ['no HTTP', 'hello\r\n\r\n'],
    ['no host', 'GET / HTTP/1.1\r\n\r\n'],
    ['a header too long', `GET / HTTP/1.1\r\n${host(name)}A: ${'a'.repeat(70_000)}\r\n\r\n`],
    ['a path out of the site', `GET /%2e%2e/%2e%2e/etc/passwd HTTP/1.1\r\n${end}`],
    ['a broken encoding', `GET /%ff%zz HTTP/1.1\r\n${end}`],
    ['an expectation', `GET / HTTP/1.1\r\nExpect: tea\r\n${end}`],
    ['POST', `POST / HTTP/1.1\r\nContent-Length: 0\r\n${end}`],
    ['DELETE of a file', `DELETE /robots.txt HTTP/1.1\r\n${end}`],
    ['TRACE', `TRACE / HTTP/1.1\r\n${end}`],
    ['a method that nothing knows', `BREW / HTTP/1.1\r\n${end}`],
    ['an unknown page', `GET /no/such/page HTTP/1.1\r\n${end}`],
    ['an unknown file', `GET /assets/missing.js HTTP/1.1\r\n${end}`],
    ['an unknown host', `GET / HTTP/1.1\r\n${host('unknown.example')}Connection: close\r\n\r\n`],
  ];
}
