import type { Hono } from 'hono';
import { cashOutMines, minesEdge, nextMinesSeeds, revealTile, startMines } from '../games/mines.ts';
import { minesOnWire, nextSeedsOnWire } from '../games/minesOnWire.ts';
import type { Work } from '../operations/work.ts';
import { listMinesRounds, type StoredMinesRound } from '../store/minesRounds.ts';
import { once } from './once.ts';
import { type RequestBindings, route } from './route.ts';
import type { TenantServices } from './services.ts';

const shownRounds = 20;

export function minesRoutes(app: Hono<RequestBindings>, services: TenantServices): void {
  if (!services.brand.features.mines) return;
  route(app, services, 'getMines', async ({ signedIn }) =>
    services.transact(services.brand.id, async (work) => {
      const userId = signedIn.player.id;
      const rounds = await listMinesRounds(work.sql, work.tenant, userId, shownRounds + 1);
      const open = rounds.find(({ status }) => status === 'playing');
      const over = rounds.filter(({ status }) => status !== 'playing').slice(0, shownRounds);
      return {
        data: open ? await minesOnWire(open) : null,
        history: await Promise.all(over.map(minesOnWire)),
        next: await nextSeedsOnWire(await nextMinesSeeds(work, userId)),
        edge: minesEdge,
      };
    }),
  );
  route(
    app,
    services,
    'startMines',
    once('startMines', async ({ body, signedIn }, work) =>
      answer(
        work,
        signedIn.player.id,
        await startMines(work, signedIn.player.id, services.settings(), {
          betCents: body.bet,
          mines: body.mines,
          clientSeed: body.client_seed,
        }),
      ),
    ),
  );
  route(
    app,
    services,
    'revealTile',
    once('revealTile', async ({ params, body, signedIn }, work) =>
      answer(
        work,
        signedIn.player.id,
        await revealTile(work, signedIn.player.id, params.id ?? '', body.tile),
      ),
    ),
  );
  route(
    app,
    services,
    'cashOutMines',
    once('cashOutMines', async ({ params, signedIn }, work) =>
      answer(work, signedIn.player.id, await cashOutMines(work, signedIn.player.id, params.id ?? '')),
    ),
  );
}

async function answer(work: Work, userId: string, round: StoredMinesRound) {
  return {
    data: await minesOnWire(round),
    next: await nextSeedsOnWire(await nextMinesSeeds(work, userId)),
  };
}
