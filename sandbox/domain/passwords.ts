import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

// 32 MiB per hash, as a trade-off between a stolen table and the time of a login.
const defaultCost = 15;

// Tests lower it, because their accounts last for one run.
const ownCost = () => Number(process.env.BANDEIRA_PASSWORD_COST ?? defaultCost);

function deriveKey(password: string, salt: Buffer, cost: number): Promise<Buffer> {
  const options: ScryptOptions = { N: 2 ** cost, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, 32, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

/**
 * Returns `scrypt$<cost>$<salt>$<key>`: the cost is the binary logarithm of scrypt's N, salt and key are base64.
 * The cost is 15, or that of the environment variable `BANDEIRA_PASSWORD_COST`.
 */
export async function hashPassword(password: string, cost = ownCost()): Promise<string> {
  const salt = randomBytes(16);
  const key = await deriveKey(password, salt, cost);
  return ['scrypt', cost, salt.toString('base64'), key.toString('base64')].join('$');
}

/** Compares in constant time; also reads the earlier format without a cost. */
export async function passwordMatches(password: string, stored: string): Promise<boolean> {
  const [scheme, ...fields] = stored.split('$');
  const [cost, salt, key] = fields.length === 2 ? [String(defaultCost), ...fields] : fields;
  if (scheme !== 'scrypt' || !cost || !salt || !key) return false;
  const expected = Buffer.from(key, 'base64');
  const found = await deriveKey(password, Buffer.from(salt, 'base64'), Number(cost));
  return found.length === expected.length && timingSafeEqual(found, expected);
}
