import { authGuard } from './authGuard.ts';
import { cookieConsentGuard } from './cookieConsentGuard.ts';
import type { Guards } from './guard.ts';
import { refreshIpGuard } from './refreshIpGuard.ts';
import { requireVerificationGuard } from './requireVerificationGuard.ts';

export const guards: Guards = {
  auth: authGuard,
  'refresh-ip': refreshIpGuard,
  'cookie-consent': cookieConsentGuard,
  'require-verification': requireVerificationGuard,
};
