import type { ResponseOf } from '../../src/shared/contract/call.ts';
import type { CallName, calls } from '../../src/shared/contract/calls.ts';
import { siteTimeZone } from '../../src/shared/time/timeZone.ts';
import { accessRefusal, accessRefusalText } from '../domain/standing.ts';
import { Refusal } from '../operations/refusal.ts';
import { runOnce } from '../operations/runOnce.ts';
import type { UnitOfWork } from '../operations/unitOfWork.ts';
import { findPlayer } from '../store/players/users.ts';
import type { CallRequest, Handler } from './route.ts';

type MoneyRequest<N extends CallName> = CallRequest<N> & { signedIn: { player: { id: string } } };

/**
 * Runs a call that moves money in a transaction; repeats the response for the same key and request, refuses another
 * request.
 */
export function idempotent<N extends CallName>(
  name: N,
  run: (request: CallRequest<N>, work: UnitOfWork, key: string) => Promise<ResponseOf<(typeof calls)[N]>>,
): (request: MoneyRequest<N>) => ReturnType<Handler<N>> {
  return (request) =>
    request.services.transact(request.services.brand.id, async (work) => {
      const userId = request.signedIn.player.id;
      // A pending call may run after a pause or an exclusion has ended its session, so the player is read again.
      // Brazilian law keeps it open for what is not play.
      const player = work.law.isLawful ? null : await findPlayer(work.db, work.tenant, userId);
      const refusal = player && accessRefusal(player, work.now);
      if (refusal)
        throw new Refusal(403, {
          success: false,
          message: accessRefusalText(refusal, siteTimeZone(request.services.settings())),
        });
      const key = request.idempotencyKey ?? crypto.randomUUID();
      if (key === '' || key.length > 200)
        throw new Refusal(400, { success: false, message: 'Idempotency-Key inválida.' });
      const payload = [request.params, request.body];
      const owner = { userId, key, call: name };
      return runOnce(work, { ...owner, payload }, () => run(request, work, key));
    });
}
