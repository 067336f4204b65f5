import { createHmac, createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto';
import type { Receipt } from '../../src/shared/contract/account/accountData.ts';

// PKCS #8 of an Ed25519 key before its 32 bytes.
const keyHead = Buffer.from('302e020100300506032b657004220420', 'hex');

/** Derives the key that signs a brand's receipts, always the same one for a secret. */
export function receiptKey(secret: Uint8Array, tenant: string): KeyObject {
  const seed = createHmac('sha256', secret).update(`receipts ${tenant}`).digest();
  return createPrivateKey({ key: Buffer.concat([keyHead, seed]), format: 'der', type: 'pkcs8' });
}

/** Signs a statement, so that its owner can prove it without the operator. */
export function signReceipt(id: string, statement: object, key: KeyObject): Receipt {
  const payload = JSON.stringify(statement, null, 2);
  return {
    id,
    payload,
    algorithm: 'Ed25519',
    public_key: createPublicKey(key).export({ format: 'der', type: 'spki' }).toString('base64'),
    signature: sign(null, Buffer.from(payload), key).toString('base64'),
  };
}
