import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

// 32 MiB per hash, as a trade-off between a stolen table and the time of a login.
const cost = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 } satisfies ScryptOptions;

const derive = (password: string, salt: Buffer) =>
  new Promise<Buffer>((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, 32, cost, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });

// `scrypt$<salt>$<key>`, both base64.
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return `scrypt$${salt.toString('base64')}$${(await derive(password, salt)).toString('base64')}`;
}

export async function passwordMatches(password: string, stored: string): Promise<boolean> {
  const [scheme, salt, key] = stored.split('$');
  if (scheme !== 'scrypt' || !salt || !key) return false;
  const expected = Buffer.from(key, 'base64');
  const found = await derive(password, Buffer.from(salt, 'base64'));
  return found.length === expected.length && timingSafeEqual(found, expected);
}
