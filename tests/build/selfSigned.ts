import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Certificate } from './nginx.ts';

/** Makes a certificate that only clients with `--ca` trust. */
export function selfSigned(dir: string, ...hosts: string[]): Certificate {
  const [certificate, key] = [join(dir, 'site.crt'), join(dir, 'site.key')];
  const names = hosts.map((host) => `DNS:${host}`).join(',');
  execFileSync(
    'openssl',
    [
      ...[
        'req',
        '-x509',
        '-newkey',
        'ec',
        '-pkeyopt',
        'ec_paramgen_curve:prime256v1',
        '-nodes',
        '-days',
        '1',
      ],
      ...[
        '-subj',
        '/CN=bandeira-test',
        '-addext',
        `subjectAltName=${names}`,
        '-keyout',
        key,
        '-out',
        certificate,
      ],
    ],
    { stdio: 'ignore' },
  );
  return { certificate, key };
}
