import { request } from 'node:http';

export interface HostAnswer {
  status: number;
  type: string;
  text: string;
}

/** GET on this machine by a host name that need not resolve; `fetch` cannot set `Host`. */
export function getFromHost(host: string, port: string, path: string, accept = '*/*'): Promise<HostAnswer> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path, headers: { Host: `${host}:${port}`, Accept: accept } };
    const call = request(options, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (part) => {
        text += part;
      });
      answer.on('end', () => {
        resolve({ status: answer.statusCode ?? 0, type: answer.headers['content-type'] ?? '', text });
      });
    });
    call.on('error', reject);
    call.end();
  });
}
