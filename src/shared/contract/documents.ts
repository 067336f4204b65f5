import * as v from 'valibot';
import { identifier, maybe, textOr, wholeOr } from './wire.ts';

export const documentKinds = ['identity_front', 'identity_back', 'address'] as const;
export type DocumentKind = (typeof documentKinds)[number];

export const documentStatuses = ['pending', 'approved', 'refused'] as const;
export type DocumentStatus = (typeof documentStatuses)[number];

/** What a document may be sent as. */
export const documentTypes = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const;
export const maximumDocumentBytes = 5 * 1024 * 1024;

const playerDocumentSchema = v.object({
  id: identifier,
  kind: v.picklist(documentKinds),
  status: v.picklist(documentStatuses),
  name: textOr(''),
  /** Bytes. */
  size: wholeOr(0),
  /** Why it was refused, in words for the player. */
  reason: maybe(v.string()),
  /** ISO instant. */
  created_at: v.string(),
});
export type PlayerDocument = v.InferOutput<typeof playerDocumentSchema>;

export const documentUploadSchema = v.object({ kind: v.picklist(documentKinds) });
export const uploadedDocumentSchema = v.object({ data: playerDocumentSchema });
/** Newest first. */
export const playerDocumentsSchema = v.object({ data: v.array(playerDocumentSchema) });
export type PlayerDocuments = v.InferOutput<typeof playerDocumentsSchema>;
