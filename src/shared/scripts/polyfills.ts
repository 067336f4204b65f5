/** Adds the calls that the app uses and that the oldest supported browsers lack; runs in the early script. */
export function addPolyfills(): void {
  URL.parse ??= (url, base) => {
    try {
      return new URL(url, base);
    } catch {
      return null;
    }
  };
  URL.canParse ??= (url, base) => Boolean(URL.parse(url, base));
  AbortSignal.any ??= (signals) => {
    const either = new AbortController();
    for (const signal of signals) {
      const follow = () => either.abort(signal.reason);
      if (signal.aborted) follow();
      else signal.addEventListener('abort', follow, { signal: either.signal });
    }
    return either.signal;
  };
  String.prototype.toWellFormed ??= function () {
    return this.replace(/\p{Surrogate}/gu, '\ufffd');
  };
}
