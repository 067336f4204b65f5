import type { Hono } from 'hono';
import type { Game } from '../../../src/shared/contract/casino/casino.ts';
import { notFound, Refusal } from '../../operations/refusal.ts';
import { timeRefusal } from '../../operations/wallet/playLimits.ts';
import { reasonedRefusal, refuseLaunch } from '../../operations/wallet/playPermission.ts';
import { type RequestBindings, route } from '../route.ts';
import type { TenantServices } from '../services.ts';

// Table games that their studio draws for wide screens only.
const wideOnly: ReadonlySet<string> = new Set(['8001', '8004']);

/** Opens games in the frame of their studio, the stand-in on `partners.localhost`. */
export function launchRoutes(app: Hono<RequestBindings>, services: TenantServices): void {
  const { brand, content, slots } = services;
  const game = (id: string | undefined) => {
    const found = content.games().find((candidate) => candidate.id === id);
    if (!found) throw notFound();
    if (!services.settings().casino_enabled) {
      throw new Refusal(403, { success: false, message: 'O cassino está indisponível no momento.' });
    }
    return found;
  };
  const onDevice = (found: Game, device: 'desktop' | 'mobile') => {
    if (device === 'mobile' && wideOnly.has(found.id)) {
      throw new Refusal(406, { success: false, message: 'Este jogo não roda em celulares.' });
    }
    return found;
  };
  const frameUrl = (sessionId: string) => {
    const { port } = new URL(brand.apiOrigin);
    return `http://partners.localhost${port && `:${port}`}/slots/${brand.id}/${sessionId}`;
  };
  route(app, services, 'launchGame', async ({ params, body, signedIn }) => {
    const chosen = onDevice(game(params.id), body.device);
    const id = await services.transact(brand.id, async (work) => {
      await refuseLaunch(work, signedIn.player.id);
      const timeIsUp = await timeRefusal(work, signedIn.player.id);
      if (timeIsUp) throw reasonedRefusal('limit', timeIsUp);
      return slots.open(work, { userId: signedIn.player.id, loginId: signedIn.loginId }, chosen);
    });
    return { url: frameUrl(id) };
  });
  route(app, services, 'launchDemo', async ({ params, body, network }) => {
    services.limits.demos.take(network);
    const chosen = onDevice(game(params.id), body.device);
    if (!chosen.demo) {
      throw new Refusal(422, { success: false, message: 'Este jogo não tem demonstração.' });
    }
    return { url: frameUrl(await services.transact(brand.id, (work) => slots.open(work, null, chosen))) };
  });
}
