import type { StoredValue } from './browserStorage.ts';

// The player's IP address as the operator last saw it, for the requests after a reload. Kept in
// `sessionStorage`.
export const storedUserIp: StoredValue<string> = {
  key: 'user-ip',
  version: 1,
  parse: (value) => (typeof value === 'string' && /^[\da-f.:]{2,45}$/i.test(value) ? value : null),
};
