import { ipSchema } from '../../shared/contract/ip.ts';
import { userIpRefreshed } from '../../shared/state/visitSlice.ts';
import type { Guard } from './guard.ts';
import { passed } from './guard.ts';

/** The page is worth more than the address: a slow or failing answer keeps nobody out. */
const patienceMs = 1_500;

/** Asks the operator for the player's address, which later requests carry. */
export const refreshIpGuard: Guard = async ({ store, services, signal }) => {
  const answer = services.http.send({ path: '/v2/get-ip', schema: ipSchema }).then((result) => {
    if (result.ok) store.dispatch(userIpRefreshed(result.data.userIP));
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
