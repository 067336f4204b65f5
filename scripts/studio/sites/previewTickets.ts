import { randomBytes } from 'node:crypto';

// What a frame has to know before it shows a page.
export interface Ticket {
  brand: string;
  // By name.
  cookies: Readonly<Record<string, string>>;
  path: string;
}

// Frames of one page share a ticket, and a reload uses it again.
const mostTickets = 500;

export interface PreviewTickets {
  add(ticket: Ticket): string;
  find(brand: string, id: string): Ticket | undefined;
}

/** Keeps the latest tickets of this start in memory. */
export function createPreviewTickets(): PreviewTickets {
  const tickets = new Map<string, Ticket>();
  return {
    add: (ticket) => {
      const id = randomBytes(16).toString('hex');
      tickets.set(id, ticket);
      for (const oldest of [...tickets.keys()].slice(0, Math.max(0, tickets.size - mostTickets)))
        tickets.delete(oldest);
      return id;
    },
    find: (brand, id) => {
      const ticket = tickets.get(id);
      return ticket?.brand === brand ? ticket : undefined;
    },
  };
}
