/** Emulates `document.cookie` over one map that several tabs share; cookies expire by the clock. */
export function cookieDocument(): { document: { cookie: string }; names: () => string[] } {
  const kept = new Map<string, { value: string; endsAtMs: number }>();
  const alive = () => [...kept].filter(([, { endsAtMs }]) => endsAtMs > Date.now());
  return {
    names: () => alive().map(([name]) => name),
    document: {
      get cookie() {
        return alive()
          .map(([name, { value }]) => `${name}=${value}`)
          .join('; ');
      },
      set cookie(text) {
        const [pair = '', ...attributes] = text.split('; ');
        const [name = '', value = ''] = pair.split('=');
        const expires = attributes.find((attribute) => attribute.startsWith('expires='))?.slice(8);
        kept.set(name, { value, endsAtMs: expires ? Date.parse(expires) : Number.POSITIVE_INFINITY });
      },
    },
  };
}
