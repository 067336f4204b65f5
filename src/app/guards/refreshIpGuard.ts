import { ipSchema } from '../../shared/contract/ip.ts';
import { userIpRefreshed } from '../../shared/state/visitSlice.ts';
import { writeStored } from '../../shared/storage/browserStorage.ts';
import { storedUserIp } from '../../shared/storage/storedUserIp.ts';
import type { Guard } from './guard.ts';
import { passed } from './guard.ts';
import { whenLeft } from './whenLeft.ts';

/** The page is worth more than the address: a slow or failing answer keeps nobody out. */
const patienceMs = 1_500;

/** Asks the operator for the player's address, which later requests carry. An answer that comes late is taken, too, unless its page is left. */
export const refreshIpGuard: Guard = async ({ store, services, router, to, signal }) => {
  const request = { path: '/v2/get-ip', schema: ipSchema, signal: whenLeft(router, to.pathname) };
  const answer = services.http.send(request).then((result) => {
    if (!result.ok) return;
    store.dispatch(userIpRefreshed(result.data.userIP));
    writeStored(storedUserIp, result.data.userIP, 'sessionStorage');
  });
  await Promise.race([answer, patience(signal)]);
  return passed;
};

function patience(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, patienceMs);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
