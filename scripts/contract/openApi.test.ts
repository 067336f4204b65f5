import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { calls } from '../../src/shared/contract/calls.ts';
import { namedSchemas } from './namedSchemas.ts';
import { openApi } from './openApi.ts';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const componentKinds = ['parameters', 'responses', 'schemas'];

let text = '';
let document: { [key: string]: Json };
beforeAll(async () => {
  text = await readFile('openapi.json', 'utf8');
  document = JSON.parse(text);
});

// Every value of a document with its JSON pointer.
function* valuesOf(value: Json, pointer = '#'): Generator<[pointer: string, value: Json]> {
  yield [pointer, value];
  if (typeof value !== 'object' || value === null) return;
  for (const [key, child] of Object.entries(value)) {
    yield* valuesOf(child, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`);
  }
}

const references = () =>
  [...valuesOf(document)].flatMap(([pointer, value]) =>
    pointer.endsWith('/$ref') && typeof value === 'string' ? [value] : [],
  );

describe('openapi.json', () => {
  test('matches the schemas; `npm run contract -- --openapi openapi.json` updates it', async () => {
    expect(text).toBe(`${JSON.stringify(openApi(await namedSchemas()), null, 2)}\n`);
  });

  test('has every call, and the fields of list items', () => {
    for (const { path, method } of Object.values(calls)) {
      expect(document.paths).toHaveProperty([path, method.toLowerCase()]);
    }
    const banners = ['/v2/banners', 'get', 'responses', '200', 'content', 'application/json', 'schema'];
    expect(document.paths).toHaveProperty(banners, { $ref: '#/components/schemas/Banners' });
    expect(document.components).toHaveProperty('schemas.Banners.items', {
      $ref: '#/components/schemas/Banner',
    });
    expect(document.components).toHaveProperty('schemas.Banner.properties.image_mobile');
  });

  test('names the headers of every call', () => {
    expect(Object(document.info).description).toMatch(/`Cache-Control: private`.*`X-User-Ip`/);
  });

  test('resolves each reference to a component, and references each component', () => {
    const components = Object.entries(Object(document.components))
      .filter(([kind]) => componentKinds.includes(kind))
      .flatMap(([kind, named]) => Object.keys(Object(named)).map((name) => `#/components/${kind}/${name}`));
    expect([...new Set(references())].toSorted()).toEqual(components.toSorted());
  });

  test('contains no schema twice: what the contract names is a reference', () => {
    const { schemas } = Object(document.components);
    const names = new Map(
      Object.entries(Object(schemas))
        .filter(
          ([, schema]) =>
            Object(schema).type === 'object' && Object.keys(Object(schema).properties ?? {}).length > 1,
        )
        .map(([name, schema]) => [JSON.stringify(schema), `#/components/schemas/${name}`]),
    );
    const copies = [...valuesOf(document)].filter(([pointer, value]) => {
      const name = names.get(JSON.stringify(value));
      return name !== undefined && name !== pointer;
    });
    expect(copies.map(([pointer]) => pointer)).toEqual([]);
  });

  test('declares each variable of a path and gives each operation its own id', () => {
    const operations = Object.entries(Object(document.paths)).flatMap(([path, methods]) =>
      Object.values(Object(methods)).map((operation) => ({ path, operation: Object(operation) })),
    );
    for (const { path, operation } of operations) {
      const variables = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const declared = (operation.parameters ?? [])
        .map((one: { $ref?: string }) =>
          one.$ref ? Object(document.components).parameters[one.$ref.split('/').at(-1) ?? ''] : one,
        )
        .filter((one: { in: string }) => one.in === 'path');
      expect(declared.map(({ name }: { name: string }) => name)).toEqual(variables);
      expect(Object.keys(operation.responses)).toContain('default');
    }
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('stays below 150 kB', () => {
    expect(Buffer.byteLength(text)).toBeLessThan(150_000);
  });

  test('refuses a schema that the contract does not export', async () => {
    const { Banner: _, ...others } = await namedSchemas();
    expect(() => openApi(others)).toThrow('Export the schema');
  });
});
