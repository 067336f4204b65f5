// Both return Trusted Types, which the DOM's own types do not know yet.
interface ScriptPolicy {
  createScriptURL: (url: string) => string;
  createScript: (text: string) => string;
}

declare global {
  interface Window {
    trustedTypes?: { createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy };
  }
}

const rules: ScriptPolicy = {
  createScriptURL: (url) => {
    // A script's text is no URL; which hosts may be loaded from is said by `script-src`.
    if (!/^(https?:\/\/|\/(?!\/))/i.test(url)) throw new TypeError(`No script is at ${url}`);
    return url;
  },
  createScript: (text) => {
    // Data has no effect in an element of any type.
    JSON.parse(text);
    return text;
  },
};

let policy: ScriptPolicy | undefined;

function sitePolicy(): ScriptPolicy {
  const factory = typeof window === 'undefined' ? undefined : window.trustedTypes;
  policy ??= factory?.createPolicy('site-scripts', rules) ?? rules;
  return policy;
}

/** Returns a URL that may become a script's by the site's policy for scripts; throws for data. */
export function scriptUrl(url: string): string {
  return sitePolicy().createScriptURL(url);
}

/** Returns JSON that may become the text of a data block. Throws for everything else, code among it. */
export function scriptData(json: string): string {
  return sitePolicy().createScript(json);
}
