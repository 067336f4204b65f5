import type { Hono } from 'hono';
import { passwordMatches } from '../../domain/passwords.ts';
import { fieldRefusal } from '../../operations/refusal.ts';
import { notePerson } from '../../store/players/sessions.ts';
import { countGuess } from '../guesses.ts';
import { type RequestBindings, route } from '../route.ts';
import type { TenantServices } from '../services.ts';

/** Unlocks an idle session by the player's password. */
export function reauthRoutes(app: Hono<RequestBindings>, services: TenantServices): void {
  route(app, services, 'reauthenticate', async ({ body, network, signedIn: { player, sessionId } }) => {
    const takeBack = countGuess(services, { network, account: player.id });
    if (!(await passwordMatches(body.password, player.passwordHash)))
      throw fieldRefusal({ password: ['A senha não confere.'] });
    takeBack();
    await notePerson(services.db, services.brand.id, sessionId, services.clock());
    return { success: true, message: undefined, errors: undefined };
  });
}
