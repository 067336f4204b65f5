export interface Canary {
  brand: string;
  // Percentage of visitors, 1 to 99.
  percent: number;
  // Build ids.
  current: string;
  canary: string;
}

const maxAgeSeconds = 604_800;

const cookieOf = ({ brand }: Canary, id: string): string =>
  `${brand}-release=${id}; Path=/; Max-Age=${maxAgeSeconds}; Secure; HttpOnly; SameSite=Lax`;

// The cookie names a build, so that each canary draws its own visitors.
const cookiePattern = ({ brand }: Canary, ids: string): string => `(?:^|; ?)${brand}-release=${ids}(?:;|$)`;

function after(text: string, line: RegExp, added: string): string {
  if (!line.test(text)) throw new Error(`canaryRules: no line ${line}`);
  return text.replace(line, (found) => `${found}\n${added}`);
}

// Variables of nginx are global, and an id has no underscore.
/** Returns nginx.conf with visitors split by cookie between `current` and `canary`, each drawn on the first page. */
export function nginxCanary(text: string, canary: Canary): string {
  const name = canary.brand.replaceAll('-', '_');
  const split = `split_clients "$request_id" $${name}_draw {
    ${canary.percent}% canary;
    * current;
}
map $http_cookie $${name}_release {
    "~${cookiePattern(canary, canary.canary)}" canary;
    "~${cookiePattern(canary, canary.current)}" current;
    default $${name}_draw;
}
map $http_cookie $${name}_known {
    "~${cookiePattern(canary, `(?:${canary.canary}|${canary.current})`)}" known;
    default $${name}_release;
}
map $${name}_known $${name}_cookie {
    canary "${cookieOf(canary, canary.canary)}";
    current "${cookieOf(canary, canary.current)}";
    default "";
}
`;
  const root = /^( {4}root .+)\/site;$/m;
  return (
    split +
    after(text, root, `    add_header Set-Cookie $${name}_cookie always;`).replace(
      root,
      `$1/$${name}_release/site;`,
    )
  );
}

const hexDigits = 3;

/** Returns a regular expression for the share of hexadecimal numbers below a percentage. */
export function hexShare(percent: number): string {
  const end = Math.round((percent / 100) * 16 ** hexDigits)
    .toString(16)
    .padStart(hexDigits, '0');
  const parts = [...end].flatMap((digit, index) => {
    const below = Number.parseInt(digit, 16);
    if (below === 0) return [];
    const digits = Array.from({ length: below }, (_, value) => value.toString(16)).join('');
    return [`${end.slice(0, index)}[${digits}]`];
  });
  return `^(?:${parts.join('|')})`;
}

/** Returns the Caddyfile with visitors split by cookie, as in nginx. */
export function caddyCanary(text: string, canary: Canary): string {
  const both = `(?:${canary.canary}|${canary.current})`;
  const split = `	map {http.request.uuid} {release_draw} {
		"~${hexShare(canary.percent)}" canary
		default current
	}
	map {http.request.header.Cookie} {release} {
		"~${cookiePattern(canary, canary.canary)}" canary
		"~${cookiePattern(canary, canary.current)}" current
		default {release_draw}
	}
	map {release} {release_id} {
		canary ${canary.canary}
		default ${canary.current}
	}
	@undecided {
		not path /assets/* /brand/* /builds/*
		not header_regexp Cookie "${cookiePattern(canary, both)}"
	}
	header @undecided +Set-Cookie "${cookieOf(canary, '{release_id}')}"`;
  const root = /^(\troot \* .+)\/site$/m;
  return after(text, root, split).replace(root, '$1/{release}/site');
}
