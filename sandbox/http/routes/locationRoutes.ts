import type { Hono } from 'hono';
import { isInBrazil, locatedUntil } from '../../domain/location.ts';
import { reasonedRefusal } from '../../operations/wallet/playPermission.ts';
import { changePlayer } from '../../store/players/users.ts';
import { type RequestBindings, route } from '../route.ts';
import type { TenantServices } from '../services.ts';

/** Takes the player's location, which every stake, launch and deposit of a licensed brand needs. */
export function locationRoutes(app: Hono<RequestBindings>, services: TenantServices): void {
  const { brand, db } = services;
  route(app, services, 'locate', async ({ body, signedIn: { player } }) => {
    if (!isInBrazil(body)) {
      await changePlayer(db, brand.id, player.id, { locatedUntil: null });
      throw reasonedRefusal('location', 'Só é possível jogar e depositar dentro do Brasil.');
    }
    const until = locatedUntil(services.clock());
    await changePlayer(db, brand.id, player.id, { locatedUntil: until });
    return { until: until.toISOString() };
  });
}
