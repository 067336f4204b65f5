import type { Hono } from 'hono';
import { minesStatuses } from '../../domain/states.ts';
import { idempotent } from '../../http/idempotent.ts';
import { type RequestBindings, route } from '../../http/route.ts';
import type { TenantServices } from '../../http/services.ts';
import type { UnitOfWork } from '../../operations/unitOfWork.ts';
import { cashOutMines, minesEdge, revealTile, startMines } from './mines.ts';
import { minesOnWire, nextSeedsOnWire, rotatedPairOnWire } from './minesOnWire.ts';
import { listMinesRounds, type StoredMinesRound } from './minesRounds.ts';
import { lastRotatedPair } from './minesSeedPairs.ts';
import { minesSeedPair, rotateMinesSeeds } from './minesSeeds.ts';

const shownRounds = 20;

export function minesRoutes(app: Hono<RequestBindings>, services: TenantServices): void {
  if (!services.brand.features.mines) return;
  const { transact, brand } = services;
  route(app, services, 'getMines', ({ signedIn }) =>
    transact(brand.id, (work) => table(work, signedIn.player.id)),
  );
  route(app, services, 'listMinesRounds', ({ signedIn, query }) =>
    transact(brand.id, async (work) => {
      const older = { count: shownRounds, beforeId: query.before ?? null };
      const rounds = await listMinesRounds(work.db, work.tenant, signedIn.player.id, older);
      const over = rounds.filter(({ status }) => status !== minesStatuses.playing);
      return { data: await Promise.all(over.map(minesOnWire)) };
    }),
  );
  route(app, services, 'rotateMinesSeeds', ({ signedIn, body }) =>
    transact(brand.id, async (work) => {
      await rotateMinesSeeds(work, signedIn.player.id, body.client_seed);
      return table(work, signedIn.player.id);
    }),
  );
  route(
    app,
    services,
    'startMines',
    idempotent('startMines', async ({ body, signedIn }, work) =>
      respond(
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
    idempotent('revealTile', async ({ params, body, signedIn }, work) =>
      respond(
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
    idempotent('cashOutMines', async ({ params, signedIn }, work) =>
      respond(work, signedIn.player.id, await cashOutMines(work, signedIn.player.id, params.id ?? '')),
    ),
  );
}

// The page's complete data in one response.
async function table(work: UnitOfWork, userId: string) {
  const rounds = await listMinesRounds(work.db, work.tenant, userId, { count: shownRounds + 1 });
  const open = rounds.find(({ status }) => status === minesStatuses.playing);
  const over = rounds.filter(({ status }) => status !== minesStatuses.playing).slice(0, shownRounds);
  const rotated = await lastRotatedPair(work.db, work.tenant, userId);
  return {
    data: open ? await minesOnWire(open) : null,
    history: await Promise.all(over.map(minesOnWire)),
    next: await nextSeedsOnWire(await minesSeedPair(work, userId)),
    rotated: rotated ? await rotatedPairOnWire(rotated) : undefined,
    edge: minesEdge,
  };
}

async function respond(work: UnitOfWork, userId: string, round: StoredMinesRound) {
  return {
    data: await minesOnWire(round),
    next: await nextSeedsOnWire(await minesSeedPair(work, userId)),
  };
}
