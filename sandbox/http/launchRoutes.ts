import type { Hono } from 'hono';
import { notFound, Refusal } from '../operations/refusal.ts';
import { type RequestBindings, route } from './route.ts';
import type { TenantServices } from './services.ts';

/** Games open in a frame of their studio, which is the stand-in on `partners.localhost`. */
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
  const address = (sessionId: string) => {
    const { port } = new URL(brand.apiOrigin);
    return `http://partners.localhost${port && `:${port}`}/slots/${brand.id}/${sessionId}`;
  };
  route(app, services, 'launchGame', async ({ params, signedIn }) => {
    const chosen = game(params.id);
    const id = await services.transact(brand.id, (work) => slots.open(work, signedIn.player.id, chosen));
    return { url: address(id) };
  });
  route(app, services, 'launchDemo', async ({ params }) => {
    const chosen = game(params.id);
    if (!chosen.demo) {
      throw new Refusal(422, { success: false, message: 'Este jogo não tem demonstração.' });
    }
    return { url: address(await services.transact(brand.id, (work) => slots.open(work, null, chosen))) };
  });
}
