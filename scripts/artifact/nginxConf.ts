import type { BrandSettings } from '../../src/shared/brand/brandRecord.ts';
import { type HeaderRule, headersFor } from './headerRules.ts';

function quoted(text: string): string {
  // nginx would read a variable's name behind it, and knows no way to write it plainly.
  if (text.includes('$')) throw new Error(`nginx.conf cannot hold "$": ${text}`);
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

/** nginx drops inherited headers as soon as a location adds its own, so every location states all of its headers. */
function addHeaders(rules: readonly HeaderRule[], path: string, indent: string): string {
  return Object.entries(headersFor(rules, path))
    .filter(([name]) => name !== 'Content-Type')
    .map(([name, value]) => `${indent}add_header ${name} ${quoted(value)} always;\n`)
    .join('');
}

function location(rule: HeaderRule, rules: readonly HeaderRule[]): string {
  const path = rule.match.replace(/\*$/, '');
  const wild = rule.match.endsWith('*');
  const type = rule.headers['Content-Type'];
  const typeLines = type ? `        types { }\n        default_type ${type};\n` : '';
  return (
    `    location ${wild ? '^~' : '='} ${path} {\n${typeLines}` +
    `${addHeaders(rules, wild ? `${path}x` : path, '        ')}        try_files $uri =404;\n    }\n`
  );
}

/** A `server` block for inside `http {}`. The operator sets `root`, ports and certificates around it. */
export function nginxConf(brand: BrandSettings, rules: readonly HeaderRule[]): string {
  const hosts = [new URL(brand.origin).hostname, ...brand.domains];
  const everywhere = addHeaders(rules, '/', '    ');
  const special = rules.filter((rule) => rule.match !== '/*').map((rule) => location(rule, rules));
  return `# Made from headers.json. Include it inside http {} and put site/ where root points.
server {
    listen 80;
    server_name ${hosts.join(' ')};
    root /srv/${brand.id}/site;
    charset utf-8;
    gzip on;
    gzip_vary on;
    gzip_types text/css text/plain text/xml application/javascript text/javascript application/json application/manifest+json application/xml image/svg+xml;
${everywhere}
    error_page 404 /404.html;
    error_page 500 502 503 504 /50x.html;

    location / {
        try_files $uri $uri/index.html /200.html;
    }
    location = /404 {
        return 404;
    }
    location = /404.html {
        internal;
    }
${special.join('')}}
`;
}
