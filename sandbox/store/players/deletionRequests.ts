import type { Sql } from '../database/database.ts';

export interface DeletionRequest {
  requestedAt: Date;
  answerBy: Date;
}

export async function findDeletionRequest(
  sql: Sql,
  tenant: string,
  userId: string,
): Promise<DeletionRequest | null> {
  const [row] = await sql.query<DeletionRequest>(
    `select requested_at as "requestedAt", answer_by as "answerBy"
     from deletion_requests where tenant = $1 and user_id = $2::bigint`,
    [tenant, userId],
  );
  return row ?? null;
}

/** Keeps the first request, and erases what no law makes the operator keep. */
export async function insertDeletionRequest(
  sql: Sql,
  tenant: string,
  userId: string,
  { requestedAt, answerBy }: DeletionRequest,
): Promise<void> {
  await sql.query(
    `insert into deletion_requests (tenant, user_id, requested_at, answer_by)
     values ($1, $2::bigint, $3, $4) on conflict do nothing`,
    [tenant, userId, requestedAt, answerBy],
  );
  await sql.query(`update users set tracking = '{}' where tenant = $1 and id = $2::bigint`, [tenant, userId]);
}
