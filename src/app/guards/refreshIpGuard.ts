import type { DataRouter, RouterState } from 'react-router';
import { getIpCall } from '../../shared/contract/content/ip.ts';
import { requestOf } from '../../shared/query/fromCall.ts';
import { userIpRefreshed } from '../../shared/state/visitSlice.ts';
import { writeStored } from '../../shared/storage/browserStorage.ts';
import { storedUserIp } from '../../shared/storage/storedUserIp.ts';
import { type Guard, visitContext } from './guard.ts';

// A slow or failed response must not block the page.
const patienceMs = 1_500;

// Refreshes the player's IP address for later requests; a late response counts while the page is open.
export const refreshIpGuard: Guard = async ({ context, request }) => {
  const { store, services, router, to } = context.get(visitContext);
  const call = requestOf(getIpCall, { signal: whenLeft(router, to.pathname) });
  const response = services.http.send(call).then((result) => {
    if (!result.ok) return;
    store.dispatch(userIpRefreshed(result.data.userIP));
    writeStored(storedUserIp, result.data.userIP, 'sessionStorage');
  });
  await Promise.race([response, patience(request.signal)]);
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

const headingFor = ({ navigation, location }: RouterState) => (navigation.location ?? location).pathname;

/** Returns a signal that aborts when the player navigates to another page. */
function whenLeft(router: Pick<DataRouter, 'subscribe'>, pathname: string): AbortSignal {
  const left = new AbortController();
  const unsubscribe = router.subscribe((state) => {
    if (headingFor(state) === pathname) return;
    unsubscribe();
    left.abort();
  });
  return left.signal;
}
