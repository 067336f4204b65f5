import type { Hono } from 'hono';
import { notFound } from '../../operations/refusal.ts';
import { addFavorite, listFavorites, removeFavorite } from '../../store/games/favorites.ts';
import { type RequestBindings, route } from '../route.ts';
import type { TenantServices } from '../services.ts';

export function favoriteRoutes(app: Hono<RequestBindings>, services: TenantServices): void {
  const { db, content } = services;
  const tenant = services.brand.id;
  const game = (id: string) => content.games().find((candidate) => candidate.id === id);
  route(app, services, 'getFavorites', async ({ signedIn }) => {
    const ids = await listFavorites(db, tenant, signedIn.player.id);
    const data = ids.flatMap((id) => {
      const found = game(id);
      if (!found) return [];
      const { image, image_cf = image } = found;
      return [{ id: found.id, image, image_cf }];
    });
    return { success: true, data };
  });
  route(app, services, 'addFavorite', async ({ params, signedIn }) => {
    const found = game(params.id ?? '');
    if (!found) throw notFound();
    await addFavorite(db, tenant, signedIn.player.id, found.id, services.clock());
    return { success: true };
  });
  route(app, services, 'removeFavorite', async ({ params, signedIn }) => {
    await removeFavorite(db, tenant, signedIn.player.id, params.id ?? '');
    return { success: true };
  });
}
