export interface BookWish {
  /** `/sports/live`, `/sports/event/12`; the route's own part is gone already. */
  rest: string;
  esports: boolean;
}

/** What the widget opens with, by the address of the page. A hash in the address is the widget's own and wins. */
export function bookProps({ rest, esports }: BookWish): Record<string, unknown> {
  const [first = '', second] = rest.split('/').filter(Boolean);
  return {
    page: first === 'live' ? 'live' : 'overview',
    ...(first === 'event' && second ? { eventId: second } : {}),
    ...(esports ? { esports: true } : {}),
  };
}
