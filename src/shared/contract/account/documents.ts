import * as v from 'valibot';
import type { Call } from '../call.ts';
import { identifier, maybe, textOr, wholeOr } from '../wire.ts';

export const documentKinds = ['identity_front', 'identity_back', 'address'] as const;
export type DocumentKind = (typeof documentKinds)[number];

export const documentStatuses = ['pending', 'approved', 'refused'] as const;
export type DocumentStatus = (typeof documentStatuses)[number];

export const documentTypes = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const;
export const maximumDocumentBytes = 5 * 1024 * 1024;

export const playerDocumentSchema = v.object({
  id: identifier,
  kind: v.picklist(documentKinds),
  status: v.picklist(documentStatuses),
  name: textOr(''),
  // Bytes.
  size: wholeOr(0),
  // Why it was refused, as a text for the player.
  reason: maybe(v.string()),
  // ISO instant.
  created_at: v.string(),
});
export type PlayerDocument = v.InferOutput<typeof playerDocumentSchema>;

export const documentUploadSchema = v.object({ kind: v.picklist(documentKinds) });
export const uploadedDocumentSchema = v.object({ data: playerDocumentSchema });
// Newest first.
export const playerDocumentsSchema = v.object({ data: v.array(playerDocumentSchema) });
export type PlayerDocuments = v.InferOutput<typeof playerDocumentsSchema>;

export const listDocumentsCall = {
  method: 'GET',
  path: '/api/documents',
  description: 'Documents that the player has sent, newest first.',
  auth: 'bearer',
  response: playerDocumentsSchema,
} as const satisfies Call;

export const uploadDocumentCall = {
  method: 'POST',
  path: '/api/documents',
  description: 'Sends a document: JPEG, PNG, WebP or PDF, 5 MB at most.',
  auth: 'bearer',
  body: documentUploadSchema,
  file: true,
  response: uploadedDocumentSchema,
} as const satisfies Call;
