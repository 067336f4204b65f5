import { jwtVerify, SignJWT } from 'jose';
import * as v from 'valibot';

const lifetimeS = 86_400;
// A session token is signed with the same key, and is no preview.
const audience = 'settings-preview';

const payloadSchema = v.object({
  changes: v.record(v.string(), v.unknown()),
  // True where no change in force counts besides: a preview of an earlier version.
  isWhole: v.boolean(),
});
export type SettingsPreview = v.InferOutput<typeof payloadSchema>;

/** Signs settings that are not in force, for a day. */
export function signSettingsPreview(
  tenant: string,
  preview: SettingsPreview,
  secret: Uint8Array,
  now: Date,
): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000);
  return new SignJWT({ ...preview })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(tenant)
    .setAudience(audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + lifetimeS)
    .sign(secret);
}

/** Returns the settings of a preview; null when it is forged, expired, malformed or of another tenant. */
export async function readSettingsPreview(
  preview: string,
  tenant: string,
  secret: Uint8Array,
  now: Date,
): Promise<SettingsPreview | null> {
  try {
    const { payload } = await jwtVerify(preview, secret, {
      algorithms: ['HS256'],
      issuer: tenant,
      audience,
      currentDate: now,
      requiredClaims: ['exp'],
    });
    return v.parse(payloadSchema, payload);
  } catch {
    return null;
  }
}
