import { productWords } from '../../build/verify/leaks/leakAllowlist.ts';

// Host names of the sandbox and of a site's own servers.
const hostWords = ['api', 'cdn', 'localhost', 'partners', 'sandbox', 'www'];
// Names that Windows gives no file.
const deviceWords = ['aux', 'con', 'nul', 'prn'];

/** Tells why a brand may not have an id, although its form is right. */
export function reservedReason(id: string): string | undefined {
  if (hostWords.includes(id)) return 'it is a host name of the product';
  if (deviceWords.includes(id) || /^(?:com|lpt)\d$/.test(id)) return 'Windows has no files of that name';
  return productWords.some((word) => word.toLowerCase() === id)
    ? 'it is a word of the product, so the leak search could not look for it'
    : undefined;
}
