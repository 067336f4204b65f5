import { randomBytes } from 'node:crypto';
import type { Hono } from 'hono';
import { parseCpf } from '../../domain/cpf.ts';
import { readFormToken } from '../../domain/formToken.ts';
import { lawfulRegistrationErrors } from '../../domain/lawfulRegistration.ts';
import { hashPassword } from '../../domain/passwords.ts';
import { personOf } from '../../domain/people.ts';
import { registrationErrors } from '../../domain/registration.ts';
import { saveLawfulAnswers } from '../../operations/account/lawfulAnswers.ts';
import { asksForSecondFactor, knowDevice } from '../../operations/account/secondFactor.ts';
import { Refusal } from '../../operations/refusal.ts';
import { applyCoupon, type CouponRules } from '../../operations/wallet/coupons.ts';
import { refuseBeforeFirstDeposit } from '../../operations/wallet/firstDeposit.ts';
import { isImpeded } from '../../store/players/impededPersons.ts';
import { findPlayerByReferralCode, insertPlayer, type Player } from '../../store/players/users.ts';
import { countGuess, lookUpDocument, takeAddress } from '../guesses.ts';
import { type CallRequest, type RequestBindings, route } from '../route.ts';
import type { TenantServices } from '../services.ts';

export function registerRoutes(app: Hono<RequestBindings>, services: TenantServices): void {
  route(app, services, 'validateDocument', async ({ body, network }) => {
    services.limits.documents.take(network);
    const document = parseCpf(body.document);
    if (!document) return refused('CPF inválido.');
    if (await lookUpDocument(services, { network, document })) return refused(knownDocument);
    return { success: true, ...personOf(document) };
  });
  route(app, services, 'register', register);
}

const knownDocument = 'Este CPF já está cadastrado.';
const refused = (message: string) => ({ success: false, errors: { document: [message] }, message });

async function register({ services, body, network }: CallRequest<'register'>) {
  const { brand, db } = services;
  const mayTake: CouponRules['mayTake'] = (work, userId) =>
    refuseBeforeFirstDeposit(work, userId, services.settings(), brand);
  if (!services.settings().general_registration_open) {
    throw new Refusal(403, { success: false, message: 'O cadastro está fechado no momento.' });
  }
  const takeBack = countGuess(services, { network, account: `register ${body.email.trim().toLowerCase()}` });
  services.limits.documents.take(network);
  const formToken = readFormToken(body.token);
  if (!formToken || !services.formTokens.take(formToken)) {
    const message = 'Não conseguimos confirmar o envio. Confira os dados e envie de novo.';
    throw new Refusal(422, { success: false, errors: { token: [message] }, message });
  }
  const document = parseCpf(body.document) ?? '';
  const isLawful = brand.jurisdiction === 'br';
  const termsVersion = services.settings().general_terms_version;
  const now = services.clock();
  const errors = {
    ...registrationErrors(body, now),
    ...(isLawful &&
      lawfulRegistrationErrors(body, { person: document ? personOf(document) : null, termsVersion, now })),
  };
  if (document && (await lookUpDocument(services, { network, document }))) errors.document = [knownDocument];
  const [first] = Object.values(errors);
  if (first)
    throw new Refusal(422, {
      success: false,
      errors,
      message: first[0],
      data: { errors, message: first[0] },
    });

  if (isLawful && (await isImpeded(db, document))) {
    const message = 'A lei não permite que você aposte. Veja quem são as pessoas impedidas.';
    throw new Refusal(403, { success: false, message, reason: 'impeded' });
  }

  const others = await takeAddress(services, db, body.email);
  const passwordHash = await hashPassword(body.password);
  takeBack();
  const referrer = typeof body.referrer_id === 'string' ? body.referrer_id : body.referer;
  const device = await services.transact(brand.id, async (work) => {
    const referredBy = referrer ? await findPlayerByReferralCode(work.db, brand.id, referrer) : null;
    const id = await insertPlayer(
      work.db,
      brand.id,
      {
        name: body.name.trim(),
        email: body.email,
        phone: body.phone.replace(/\D/g, ''),
        document,
        birthday: body.birthday,
        gender: body.gender ?? null,
        phoneCode: body.phone_code.replace(/\D/g, ''),
        passwordHash,
        // Brazilian law requires the document and the face check before the first deposit.
        identityStatus: isLawful ? 'pending_kyc' : 'approved',
        referralCode: randomBytes(5).toString('hex'),
        referredBy: referredBy?.id ?? null,
        tracking: trackingValues(body),
      },
      work.now,
    );
    if (isLawful) await saveLawfulAnswers(work, id, body, termsVersion);
    // Brazilian law: no bonus with registration.
    if (body.coupon_code && !work.law.isLawful)
      await applyRegisterCoupon(work, id, body.coupon_code, mayTake);
    // The login that follows at once comes from the same person and device.
    return asksForSecondFactor(brand) ? (await knowDevice(work, id)).device : undefined;
  });
  tellOthers(services, others);
  return { success: true, message: 'Cadastro realizado com sucesso.', device };
}

// Mails the owner of the mailbox, because the registration responds as for a new e-mail.
function tellOthers({ brand, mails, clock }: TenantServices, others: readonly Player[]): void {
  const [oldest] = others;
  if (!oldest) return;
  mails.send({
    to: oldest.email,
    subject: `${brand.name}: você já tem uma conta`,
    text: `Olá, ${oldest.name.split(' ')[0]}. Outra conta foi aberta com o seu e-mail, que já tem uma conta. Para entrar na sua, use a sua senha ou crie uma nova em "Esqueci minha senha". Se você não conhece quem abriu a outra, fale com o nosso atendimento.`,
    link: `${brand.origins[0] ?? ''}/`,
    sentAt: clock().toISOString(),
  });
}

// An invalid coupon must not fail the registration.
async function applyRegisterCoupon(
  work: Parameters<typeof applyCoupon>[0],
  id: string,
  code: string,
  mayTake: CouponRules['mayTake'],
): Promise<void> {
  try {
    await applyCoupon(work, id, code, { mayTake, isRegistration: true });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

const ownFields = new Set([
  'name',
  'document',
  'email',
  'email_confirmation',
  'phone',
  'phone_code',
  'birthday',
  'password',
  'password_confirmation',
  'termsAccepted',
  'token',
  'gender',
  'terms_version',
]);

// Marketing values next to the form: strings only, no longer than a URL can hold.
function trackingValues(body: Record<string, unknown>): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [key, value] of Object.entries(body)) {
    if (!ownFields.has(key) && typeof value === 'string') values[key] = value.slice(0, 2000);
  }
  return values;
}
