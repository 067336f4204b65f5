import Cookies from 'js-cookie';
import type { OptionalCategory } from '../consent/consentDecision.ts';

// Cookies that tags set on the site's own host names.
const tagCookies: readonly { category: OptionalCategory; names: RegExp }[] = [
  { category: 'statistics', names: /^_(?:ga|gid|gat)(?:_|$)/ },
  { category: 'marketing', names: /^_(?:fbp|fbc|gcl_\w+|gac_.+)$/ },
];

/** Removes cookies of tags in the categories that are not allowed. */
export function removeTagCookies(isGiven: (category: OptionalCategory) => boolean): void {
  for (const name of cookieNames()) {
    const isRefused = tagCookies.some(({ category, names }) => names.test(name) && !isGiven(category));
    if (isRefused) removeEverywhere(name);
  }
}

function cookieNames(): string[] {
  try {
    return Object.keys(Cookies.get());
  } catch {
    // A sandboxed frame has no cookies.
    return [];
  }
}

// Tags set their cookies for the widest domain that the browser accepts.
function removeEverywhere(name: string): void {
  Cookies.remove(name, { path: '/' });
  const labels = location.hostname.split('.');
  for (let start = 0; start < labels.length - 1; start += 1)
    Cookies.remove(name, { path: '/', domain: labels.slice(start).join('.') });
}
