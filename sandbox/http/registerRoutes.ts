import { randomBytes } from 'node:crypto';
import type { Hono } from 'hono';
import { parseCpf } from '../domain/cpf.ts';
import { readFormToken } from '../domain/formToken.ts';
import { hashPassword } from '../domain/passwords.ts';
import { personOf } from '../domain/people.ts';
import { registrationErrors } from '../domain/registration.ts';
import { applyCoupon, type CouponRules } from '../operations/coupons.ts';
import { Refusal } from '../operations/refusal.ts';
import { asksForSecondFactor, knowDevice, unknownDevice } from '../operations/secondFactor.ts';
import {
  findPlayerByDocument,
  findPlayerByEmail,
  findPlayerByReferralCode,
  insertPlayer,
  type Player,
} from '../store/users.ts';
import { countGuess } from './guesses.ts';
import { type CallRequest, type RequestBindings, route } from './route.ts';
import type { TenantServices } from './services.ts';

export function registerRoutes(app: Hono<RequestBindings>, services: TenantServices): void {
  route(app, services, 'validateDocument', async ({ body, ip }) => {
    services.limits.documents.take(ip);
    const document = parseCpf(body.document);
    if (!document) return refused('CPF inválido.');
    services.limits.oneDocument.take(document);
    if (await findPlayerByDocument(services.sql, services.brand.id, document)) {
      return refused('Este CPF já está cadastrado.');
    }
    return { success: true, ...personOf(document) };
  });
  route(app, services, 'register', register);
}

const refused = (message: string) => ({ success: false, errors: { document: [message] }, message });

async function register({ services, body, ip }: CallRequest<'register'>) {
  const { brand, sql } = services;
  if (!services.settings().general_registration_open) {
    throw new Refusal(403, { success: false, message: 'Os cadastros estão encerrados no momento.' });
  }
  const takeBack = countGuess(services, { ip, account: `register ${body.email.trim().toLowerCase()}` });
  const formToken = readFormToken(body.token);
  if (!formToken || !services.formTokens.take(formToken)) {
    const message = 'Não conseguimos confirmar o envio. Confira os dados e envie de novo.';
    throw new Refusal(422, { success: false, errors: { token: [message] }, message });
  }
  const errors = registrationErrors(body, services.clock());
  const document = parseCpf(body.document) ?? '';
  if (await findPlayerByDocument(sql, brand.id, document)) errors.document = ['Este CPF já está cadastrado.'];
  const [first] = Object.values(errors);
  if (first)
    throw new Refusal(422, {
      success: false,
      errors,
      message: first[0],
      data: { errors, message: first[0] },
    });

  const passwordHash = await hashPassword(body.password);
  const owner = await findPlayerByEmail(sql, brand.id, body.email);
  if (owner) return answerOwner(services, owner);
  takeBack();
  const referrer = typeof body.referrer_id === 'string' ? body.referrer_id : body.referer;
  const device = await services.transact(brand.id, async (work) => {
    const referredBy = referrer ? await findPlayerByReferralCode(work.sql, brand.id, referrer) : null;
    const id = await insertPlayer(
      work.sql,
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
        // Brazilian law wants the document and the face before the first deposit.
        identityStatus: brand.jurisdiction === 'br' ? 'pending_kyc' : 'approved',
        referralCode: randomBytes(5).toString('hex'),
        referredBy: referredBy?.id ?? null,
        tracking: trackingValues(body),
      },
      work.now,
    );
    const rules = { withDeposit: services.brand.jurisdiction !== 'br' };
    if (body.coupon_code) await applyRegisterCoupon(work, id, body.coupon_code, rules);
    // The login that follows at once is the same person at the same device.
    return asksForSecondFactor(brand) ? (await knowDevice(work, id)).device : undefined;
  });
  return { success: true, message: 'Cadastro realizado com sucesso.', device };
}

/** The same answer as to a new address, which must not tell that the account is there; its owner gets a mail. */
function answerOwner({ brand, mails, clock }: TenantServices, owner: Player) {
  mails.send({
    to: owner.email,
    subject: `${brand.name}: você já tem uma conta`,
    text: `Olá, ${owner.name.split(' ')[0]}. Recebemos um cadastro com o seu e-mail, que já tem uma conta. Para entrar, use a sua senha ou crie uma nova em "Esqueci minha senha". Se não foi você, ignore esta mensagem.`,
    link: `${brand.origins[0] ?? ''}/`,
    sentAt: clock().toISOString(),
  });
  const device = asksForSecondFactor(brand) ? unknownDevice() : undefined;
  return { success: true, message: 'Cadastro realizado com sucesso.', device };
}

/** A coupon that is not good must not cost the player the registration. */
async function applyRegisterCoupon(
  work: Parameters<typeof applyCoupon>[0],
  id: string,
  code: string,
  rules: CouponRules,
): Promise<void> {
  try {
    await applyCoupon(work, id, code, rules);
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
]);

/** Marketing values travel beside the form; texts only, and no more than an address can hold. */
function trackingValues(body: Record<string, unknown>): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [key, value] of Object.entries(body)) {
    if (!ownFields.has(key) && typeof value === 'string') values[key] = value.slice(0, 2000);
  }
  return values;
}
