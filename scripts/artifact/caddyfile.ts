import type { BrandSettings } from '../../src/shared/brand/brandRecord.ts';
import type { HeaderRule } from './headerRules.ts';

function quoted(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

/** A site block. Later `header` directives on a narrower matcher overwrite those before, as headers.json says. */
export function caddyfile(brand: BrandSettings, rules: readonly HeaderRule[]): string {
  const hosts = [
    brand.origin,
    ...brand.domains.map((domain) => `${new URL(brand.origin).protocol}//${domain}`),
  ];
  const headers = rules.flatMap((rule) =>
    Object.entries(rule.headers).map(
      ([name, value]) =>
        `\t\theader ${rule.match === '/*' ? '' : `${rule.match} `}${name} ${quoted(value)}\n`,
    ),
  );
  return `# Made from headers.json.
${hosts.join(', ')} {
	root * /srv/${brand.id}/site
	encode zstd gzip
	route {
${headers.join('')}
		@gone path /404 /404/ /404.html
		error @gone 404
		@files path /assets/* /brand/* /builds/*
		handle @files {
			file_server
		}
		handle {
			try_files {path} {path}/index.html /200.html
			file_server
		}
	}
	handle_errors {
		# A missing file may be there after the next release.
		header Cache-Control no-cache
		@missing expression {err.status_code} == 404
		rewrite @missing /404.html
		@broken expression {err.status_code} >= 500
		rewrite @broken /50x.html
		file_server
	}
}
`;
}
