export interface BookWish {
  /** `/sports/live`, `/sports/event/12`; the route's own part is gone already. */
  rest: string;
  esports: boolean;
  /** `#/event/12` where this page keeps the widget's address; empty where the widget reads it itself. */
  hash: string;
}

/** What the widget opens with. A place in the hash is deeper than the page's own address, and wins. */
export function bookProps({ rest, esports, hash }: BookWish): Record<string, unknown> {
  const [first = '', second] = wordsOf(hash.startsWith('#/') ? hash.slice(1) : rest);
  return {
    page: first === 'live' ? 'live' : 'overview',
    ...(first === 'event' && second ? { eventId: second } : {}),
    ...(first === 'sport' && second ? { sportId: second } : {}),
    ...(esports ? { esports: true } : {}),
  };
}

const wordsOf = (path: string) => path.split('/').filter(Boolean).map(readWord);

function readWord(word: string): string {
  try {
    return decodeURIComponent(word);
  } catch {
    return word;
  }
}
