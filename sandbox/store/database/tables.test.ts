import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { schemaName } from './database.ts';
import { openDatabase } from './openDatabase.ts';

// What the types say: each column of each table, with a question mark where it may be null.
async function typedColumns(): Promise<string[]> {
  const cwd = join(import.meta.dirname, '../..');
  const files = globSync(['store/database/tables.ts', 'games/*/*.ts'], { cwd });
  const sources = await Promise.all(files.map((file) => readFile(join(cwd, file), 'utf8')));
  // A small game adds its tables to the interface, which has several bodies then.
  const bodyOf = (name: string) =>
    sources.map((source) => source.split(`interface ${name} {`)[1]?.split(/\n *\}/)[0] ?? '').join('');
  const fieldsOf = (name: string) =>
    [...bodyOf(name).matchAll(/^ +(\w+): (.+);$/gm)].map(([, field = '', type = '']) => ({ field, type }));
  return fieldsOf('Tables').flatMap(({ field: table, type: name }) =>
    fieldsOf(name).map(({ field, type }) => {
      const isNullable = /\bnull\b|OptionalReference/.test(type);
      return `${table}.${field}${isNullable ? '?' : ''}`;
    }),
  );
}

test('types every column that the migrations create, and whether it may be null', async () => {
  const database = await openDatabase({ dataDir: null });
  const { rows } = await sql<{ column: string }>`
    select table_name || '.' || column_name || case is_nullable when 'YES' then '?' else '' end as column
    from information_schema.columns where table_schema = ${schemaName}`.execute(database.db);
  await database.close();
  expect(new Set(await typedColumns())).toEqual(new Set(rows.map(({ column }) => column)));
}, 60_000);
