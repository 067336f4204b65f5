import {
  channelAuthSchema,
  channelRequestSchema,
  loginRequestSchema,
  passwordRequestSchema,
  recoverRequestSchema,
  sportsbookTokenSchema,
  tokenSchema,
} from './auth.ts';
import type { Call } from './call.ts';
import { documentUploadSchema, playerDocumentsSchema, uploadedDocumentSchema } from './documents.ts';
import { successSchema } from './failure.ts';
import { documentRequestSchema, documentSchema, registerRequestSchema, registerSchema } from './register.ts';
import { secondFactorRequestSchema } from './secondFactor.ts';
import { meSchema, profileRequestSchema, userSchema } from './user.ts';
import { identitySchema } from './verification.ts';

/** Who the player is. */
export const accountCalls = {
  validateDocument: {
    method: 'POST',
    path: '/api/validate/document',
    description: 'Name and birthday that belong to a tax number.',
    body: documentRequestSchema,
    answer: documentSchema,
  },
  register: {
    method: 'POST',
    path: '/v2/auth/register',
    description: 'Opens an account. Tracking values travel beside the form.',
    body: registerRequestSchema,
    answer: registerSchema,
  },
  login: {
    method: 'POST',
    path: '/api/auth/login',
    description: 'Starts a session. Without access_token the call failed; 403 is a refusal.',
    body: loginRequestSchema,
    answer: tokenSchema,
  },
  confirmLogin: {
    method: 'POST',
    path: '/api/auth/second-factor',
    description: 'Ends a login that was answered with second_factor, by the code that was sent.',
    body: secondFactorRequestSchema,
    answer: tokenSchema,
  },
  logout: { method: 'POST', path: '/api/auth/logout', description: 'Ends the session.', auth: 'bearer' },
  refresh: {
    method: 'POST',
    path: '/api/auth/refresh',
    description: 'A new token for a valid one; the old one ends.',
    auth: 'bearer',
    answer: tokenSchema,
  },
  recover: {
    method: 'POST',
    path: '/api/auth/recover',
    description: 'Sends a recovery message; the answer is the same for known and unknown addresses.',
    body: recoverRequestSchema,
    answer: successSchema,
  },
  getMe: {
    method: 'GET',
    path: '/api/auth/me',
    description: "The player; message 'Unauthenticated.' means logged out.",
    auth: 'bearer',
    answer: meSchema,
  },
  updateMe: {
    method: 'PUT',
    path: '/api/auth/me',
    description: 'Changes the fields that a player may change.',
    auth: 'bearer',
    body: profileRequestSchema,
    answer: userSchema,
  },
  updatePassword: {
    method: 'PUT',
    path: '/api/auth/password',
    description: 'Changes the password.',
    auth: 'bearer',
    body: passwordRequestSchema,
    answer: successSchema,
  },
  getSportsbookToken: {
    method: 'GET',
    path: '/api/generate-token',
    description: 'Access token of the sportsbook.',
    auth: 'bearer',
    answer: sportsbookTokenSchema,
  },
  getIdentity: {
    method: 'GET',
    path: '/api/legitimuzStatus',
    description: 'How far the identity check is.',
    auth: 'bearer',
    answer: identitySchema,
  },
  listDocuments: {
    method: 'GET',
    path: '/api/documents',
    description: 'Documents that the player has sent, newest first.',
    auth: 'bearer',
    answer: playerDocumentsSchema,
  },
  uploadDocument: {
    method: 'POST',
    path: '/api/documents',
    description: 'Sends a document: JPEG, PNG, WebP or PDF, 5 MB at most.',
    auth: 'bearer',
    body: documentUploadSchema,
    file: true,
    answer: uploadedDocumentSchema,
  },
  authorizeChannel: {
    method: 'POST',
    path: '/api/broadcasting/auth',
    description: 'Signature for a private realtime channel of the player.',
    auth: 'bearer',
    body: channelRequestSchema,
    form: true,
    answer: channelAuthSchema,
  },
} as const satisfies Record<string, Call>;
