import type { DocumentKind } from '../../../src/shared/contract/account/documents.ts';
import type { Sql } from '../database/database.ts';
import { insertedRow } from '../database/insertedRow.ts';

export interface StoredDocument {
  id: string;
  kind: DocumentKind;
  name: string;
  size: number;
  createdAt: Date;
}

const columns = `id::text as id, kind, name, size, created_at as "createdAt"`;

// Newest first.
export function listDocuments(sql: Sql, tenant: string, userId: string): Promise<StoredDocument[]> {
  return sql.query<StoredDocument>(
    `select ${columns} from documents where tenant = $1 and user_id = $2::bigint order by documents.id desc limit 50`,
    [tenant, userId],
  );
}

export async function countDocuments(sql: Sql, tenant: string, userId: string): Promise<number> {
  const [row] = await sql.query<{ count: number }>(
    'select count(*) as count from documents where tenant = $1 and user_id = $2::bigint',
    [tenant, userId],
  );
  return row?.count ?? 0;
}

export interface NewDocument extends Pick<StoredDocument, 'kind' | 'name' | 'size'> {
  contentType: string;
  bytes: Uint8Array;
}

export async function insertDocument(
  sql: Sql,
  tenant: string,
  userId: string,
  { kind, name, size, contentType, bytes }: NewDocument,
  now: Date,
): Promise<StoredDocument> {
  return insertedRow<StoredDocument>(
    sql,
    `insert into documents (tenant, user_id, kind, name, content_type, size, content, created_at)
     values ($1, $2::bigint, $3, $4, $5, $6, $7, $8) returning ${columns}`,
    [tenant, userId, kind, name, contentType, size, Buffer.from(bytes).toString('base64'), now],
  );
}
