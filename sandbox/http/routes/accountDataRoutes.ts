import type { Hono } from 'hono';
import { isInForce } from '../../../src/shared/brand/datedRules.ts';
import type { Consents, Deletion } from '../../../src/shared/contract/account/accountData.ts';
import { siteTimeZone } from '../../../src/shared/time/timeZone.ts';
import { lowestLimits } from '../../domain/limits.ts';
import { passwordMatches } from '../../domain/passwords.ts';
import { receiptKey, signReceipt } from '../../domain/receipts.ts';
import { exclusionEnd, pauseEnd } from '../../domain/standing.ts';
import { keepConsent } from '../../operations/account/consents.ts';
import { hasOpenTerms } from '../../operations/account/openTerms.ts';
import { fieldRefusal } from '../../operations/refusal.ts';
import type { UnitOfWork } from '../../operations/unitOfWork.ts';
import { operatorAccounts } from '../../operations/wallet/playPermission.ts';
import { listConsents, type StoredConsent } from '../../store/players/consents.ts';
import {
  type DeletionRequest,
  findDeletionRequest,
  insertDeletionRequest,
} from '../../store/players/deletionRequests.ts';
import { listDocuments } from '../../store/players/documents.ts';
import { listLimits } from '../../store/players/limits.ts';
import type { Player } from '../../store/players/users.ts';
import { playerBalances } from '../../store/wallet/ledger.ts';
import { listTransactions } from '../../store/wallet/transactions.ts';
import { countGuess } from '../guesses.ts';
import { type CallRequest, type RequestBindings, route } from '../route.ts';
import type { TenantServices } from '../services.ts';

// LGPD art. 19 II.
export const answerDays = 15;
const mostTransactions = 20_000;
const dayMs = 24 * 60 * 60 * 1000;

/** Serves consents with their history, receipts, and the player's rights under LGPD. */
export function accountDataRoutes(app: Hono<RequestBindings>, services: TenantServices): void {
  route(app, services, 'getConsents', ({ signedIn }) => consentsOnWire(services, signedIn.player));
  route(app, services, 'giveConsent', async ({ body, signedIn }) => {
    services.limits.consents.take(signedIn.player.id);
    const { general_terms_version: version } = services.settings();
    await services.transact(services.brand.id, (work) =>
      keepConsent(work, signedIn.player.id, body, version),
    );
    return { success: true, message: undefined, errors: undefined };
  });
  route(app, services, 'getAccountData', ({ signedIn }) => accountData(services, signedIn.player));
  route(app, services, 'getReceipts', ({ signedIn }) => receipts(services, signedIn.player));
  route(app, services, 'requestDeletion', requestDeletion);
}

async function consentsOnWire(services: TenantServices, player: Player): Promise<Consents> {
  const { db, brand, clock } = services;
  const isAsked = isInForce('terms', brand, clock());
  const deletion = await findDeletionRequest(db, brand.id, player.id);
  return {
    data: (await listConsents(db, brand.id, player.id)).map(consentOnWire),
    terms_version: services.settings().general_terms_version,
    terms_open: isAsked && (await hasOpenTerms({ db, tenant: brand.id }, player.id)),
    deletion: deletion ? deletionOnWire(deletion) : undefined,
  };
}

async function accountData(services: TenantServices, player: Player) {
  const { db, brand, clock } = services;
  const { passwordHash: _secret, tenant: _tenant, address, ...profile } = player;
  const balances = await playerBalances(db, brand.id, player.id);
  const limits = await services.transact(brand.id, (work) => protections(work, player.id));
  const consents = (await listConsents(db, brand.id, player.id)).map(consentOnWire);
  const documents = await listDocuments(db, brand.id, player.id);
  const { data: transactions } = await listTransactions(db, brand.id, player.id, {
    timeZone: siteTimeZone(services.settings()),
    page: 1,
    pageSize: mostTransactions,
  });
  return {
    generated_at: clock().toISOString(),
    profile: { ...profile, address: address === null ? null : JSON.parse(address) },
    balances,
    limits,
    consents,
    documents,
    transactions,
  };
}

async function receipts(services: TenantServices, player: Player) {
  const { db, brand, clock, tokens } = services;
  const key = receiptKey(tokens.secret, brand.id);
  const about = { operator: brand.company?.legalName ?? brand.name, brand: brand.id, player: player.id };
  const consents = await listConsents(db, brand.id, player.id);
  const inForce = {
    type: 'protections',
    ...about,
    issued_at: clock().toISOString(),
    ...(await services.transact(brand.id, (work) => protections(work, player.id))),
  };
  return {
    data: [
      signReceipt('protections', inForce, key),
      ...consents.map((consent) =>
        signReceipt(`consent-${consent.id}`, { type: 'consent', ...about, ...consentOnWire(consent) }, key),
      ),
    ],
  };
}

// Of all accounts that count together, as the operator enforces them.
async function protections(work: UnitOfWork, userId: string) {
  const { db, now } = work;
  const accounts = await operatorAccounts(work, userId);
  const ids = accounts.map(({ id }) => id);
  const limits = lowestLimits(await listLimits(db, ids), now);
  return {
    limits: limits.flatMap(({ kind, period, value }) => (value === null ? [] : [{ kind, period, value }])),
    paused_until: pauseEnd(accounts, now)?.toISOString() ?? null,
    excluded_until: exclusionEnd(accounts, now)?.toISOString() ?? null,
    excluded_for_good: accounts.some(({ excludedForGood }) => excludedForGood),
  };
}

async function requestDeletion({
  services,
  body,
  network,
  signedIn: { player },
}: CallRequest<'requestDeletion'>) {
  const { brand, db } = services;
  const takeBack = countGuess(services, { network, account: player.id });
  if (!(await passwordMatches(body.password, player.passwordHash)))
    throw fieldRefusal({ password: ['A senha não confere.'] });
  takeBack();
  const requestedAt = services.clock();
  const answerBy = new Date(requestedAt.getTime() + answerDays * dayMs);
  await services.transact(brand.id, (work) =>
    insertDeletionRequest(work.db, work.tenant, player.id, { requestedAt, answerBy }),
  );
  return deletionOnWire((await findDeletionRequest(db, brand.id, player.id)) ?? { requestedAt, answerBy });
}

const consentOnWire = ({ kind, version, choices, decidedAt }: StoredConsent) => ({
  kind,
  version,
  choices,
  decided_at: decidedAt.toISOString(),
});

const deletionOnWire = ({ requestedAt, answerBy }: DeletionRequest): Deletion => ({
  requested_at: requestedAt.toISOString(),
  answer_by: answerBy.toISOString(),
});
