import type { Hono } from 'hono';
import * as v from 'valibot';
import {
  maximumDocumentBytes,
  type PlayerDocument,
  uploadDocumentCall,
} from '../../../src/shared/contract/account/documents.ts';
import { documentTypeOf, reviewOf } from '../../domain/documentReview.ts';
import { networkOf } from '../../network.ts';
import { fieldRefusal, Refusal } from '../../operations/refusal.ts';
import {
  countDocuments,
  insertDocument,
  listDocuments,
  type StoredDocument,
} from '../../store/players/documents.ts';
import { authenticate, type RequestBindings, route } from '../route.ts';
import type { TenantServices } from '../services.ts';

// Path of file uploads; their size limit includes the form around the file.
export const uploadPath = uploadDocumentCall.path;
export const uploadLimitBytes = maximumDocumentBytes + 64 * 1024;

// More would let one player fill the disk.
const mostDocuments = 50;

export function documentRoutes(app: Hono<RequestBindings>, services: TenantServices): void {
  const { db, brand, clock } = services;
  route(app, services, 'listDocuments', async ({ signedIn: { player } }) => {
    const documents = await listDocuments(db, brand.id, player.id);
    return { data: documents.map((document) => documentOnWire(document, clock())) };
  });
  // Multipart, so not one of the JSON calls that `route` serves.
  app.post(uploadPath, async (context) => {
    const { player } = await authenticate(context, services, 'uploadDocument');
    services.limits.uploads.take(player.id);
    services.limits.uploads.take(networkOf(context.env.ip));
    if ((await countDocuments(db, brand.id, player.id)) >= mostDocuments)
      throw fieldRefusal({
        file: [`Você já enviou ${mostDocuments} documentos. Fale com o nosso atendimento.`],
      });
    const { kind, file } = await readUpload(context.req.raw);
    const bytes = new Uint8Array(await file.arrayBuffer());
    const contentType = documentTypeOf(bytes);
    if (!contentType) throw fieldRefusal({ file: ['Envie uma foto JPG, PNG ou WebP, ou um PDF.'] });
    const name = file.name.replaceAll('\0', '').toWellFormed().slice(0, 120).toWellFormed();
    const document = { kind, name, size: bytes.length, contentType, bytes };
    const stored = await insertDocument(db, brand.id, player.id, document, clock());
    return context.json({ data: documentOnWire(stored, clock()) });
  });
}

async function readUpload(request: Request) {
  const form = await request.formData().catch(() => {
    throw new Refusal(400, { success: false, message: 'O arquivo não chegou inteiro. Envie de novo.' });
  });
  const texts = v.safeParse(uploadDocumentCall.body, { kind: form.get('kind') });
  if (!texts.success) throw fieldRefusal({ kind: ['Escolha o tipo de documento.'] });
  const file = form.get('file');
  if (!(file instanceof File) || file.size === 0) throw fieldRefusal({ file: ['Escolha um arquivo.'] });
  if (file.size > maximumDocumentBytes) throw fieldRefusal({ file: ['O arquivo passa de 5 MB.'] });
  return { kind: texts.output.kind, file };
}

function documentOnWire(document: StoredDocument, now: Date): PlayerDocument {
  const { id, kind, name, size, createdAt } = document;
  const { status, reason } = reviewOf(document, now);
  return { id, kind, name, size, status, reason, created_at: createdAt.toISOString() };
}
