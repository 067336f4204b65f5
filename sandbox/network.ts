import { isIPv6 } from 'node:net';

const mapped = /^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i;

/** Returns an IP address as visitors write it: an IPv4 address that arrived over IPv6 without its prefix. */
export const plainIp = (ip: string): string => ip.replace(mapped, '');

/** Tells whether an IP address is of this machine. */
export function isLoopback(ip: string): boolean {
  const plain = plainIp(ip);
  return plain === '::1' || plain.startsWith('127.');
}

/** Returns what limits count a visitor by: the IPv4 address, or the /64 that one IPv6 subscriber has to choose from. */
export function networkOf(ip: string): string {
  const plain = plainIp(ip).replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.toLowerCase().split('::');
  const groups = (text = '') => (text === '' ? [] : text.split(':'));
  const gap = tail === undefined ? 0 : 8 - groups(head).length - groups(tail).length;
  const all = [...groups(head), ...new Array<string>(Math.max(0, gap)).fill('0'), ...groups(tail)];
  return all
    .slice(0, 4)
    .map((group) => group.padStart(4, '0'))
    .join(':');
}
