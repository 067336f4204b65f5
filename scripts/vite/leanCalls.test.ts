import { expect, test } from 'vitest';
import { leanCalls } from './leanCalls.ts';

const source = `import * as v from 'valibot';
export const saveSchema = v.object({ a: v.string() });
export const saveCall = { method: 'PUT', path: '/a', description: 'Saves.', auth: 'bearer', body: saveSchema, response: saveSchema };
export const limits = { description: 'kept' };
`;

function leaned(file: string): string | undefined {
  const { transform } = leanCalls('/project');
  if (typeof transform !== 'function') throw new Error('the plugin transforms nothing');
  return Reflect.apply(transform, undefined, [source, file])?.code;
}

test('keeps of a call what a browser sends and parses', () => {
  expect(leaned('/project/src/shared/contract/a.ts')).toBe(
    source.replace(/\{ method.*\}/, "{ method: 'PUT', path: '/a', response: saveSchema }"),
  );
});

test('leaves other files alone', () => {
  expect(leaned('/project/src/shared/http/a.ts')).toBeUndefined();
});
