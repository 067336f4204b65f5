import type { DocumentKind } from '../../../src/shared/contract/account/documents.ts';
import type { Db } from '../database/database.ts';
import { idOf, rowId } from '../database/ids.ts';

export interface StoredDocument {
  id: string;
  kind: DocumentKind;
  name: string;
  size: number;
  createdAt: Date;
}

const columns = [rowId, 'kind', 'name', 'size', 'created_at as createdAt'] as const;

// Newest first.
export function listDocuments(db: Db, tenant: string, userId: string): Promise<StoredDocument[]> {
  return db
    .selectFrom('documents')
    .select(columns)
    .where('tenant', '=', tenant)
    .where('user_id', '=', idOf(userId))
    .orderBy('documents.id', 'desc')
    .limit(50)
    .execute();
}

export async function countDocuments(db: Db, tenant: string, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('documents')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('tenant', '=', tenant)
    .where('user_id', '=', idOf(userId))
    .executeTakeFirstOrThrow();
  return count;
}

export interface NewDocument extends Pick<StoredDocument, 'kind' | 'name' | 'size'> {
  contentType: string;
  bytes: Uint8Array;
}

export function insertDocument(
  db: Db,
  tenant: string,
  userId: string,
  { kind, name, size, contentType, bytes }: NewDocument,
  now: Date,
): Promise<StoredDocument> {
  return db
    .insertInto('documents')
    .values({
      tenant,
      user_id: userId,
      kind,
      name,
      content_type: contentType,
      size,
      content: Buffer.from(bytes).toString('base64'),
      created_at: now,
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
}
