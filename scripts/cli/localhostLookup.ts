import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';

// Resolves every `*.localhost` to this machine, as browsers do and not every system resolver does.
export const localhostLookup: LookupFunction = (hostname, options, callback) => {
  if (!hostname.endsWith('.localhost')) lookup(hostname, options, callback);
  else if (options.all) callback(null, [{ address: '127.0.0.1', family: 4 }]);
  else callback(null, '127.0.0.1', 4);
};
