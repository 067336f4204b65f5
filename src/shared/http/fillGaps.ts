/** Two calls that the browsers of 2023 lack, which can otherwise show the whole site. For the early script. */
export function fillGaps(): void {
  URL.canParse ??= (address, base) => {
    try {
      return Boolean(new URL(address, base));
    } catch {
      return false;
    }
  };
  AbortSignal.any ??= (signals) => {
    const either = new AbortController();
    for (const signal of signals) {
      const follow = () => either.abort(signal.reason);
      if (signal.aborted) follow();
      else signal.addEventListener('abort', follow, { signal: either.signal });
    }
    return either.signal;
  };
}
