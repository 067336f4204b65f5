import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { featureNames } from '../../src/shared/brand/brandNames.ts';
import { settingsFields } from '../../src/shared/brand/brandSchema.ts';
import { projectRoot } from '../cli/projectPaths.ts';
import { brandsJsonSchemaText } from './jsonSchema.ts';

it('has a row of docs/brands.md for every field, and every feature in it', () => {
  const rows = readFileSync(join(projectRoot, 'docs/brands.md'), 'utf8').match(/^\| `.*$/gm) ?? [];
  const named = rows.map((row) => row.split('|')[1] ?? '').join();
  expect(Object.keys(settingsFields).filter((name) => !named.includes(`\`${name}\``))).toEqual([]);
  const features = rows.find((row) => row.startsWith('| `features`'));
  expect(featureNames.filter((name) => !features?.includes(`\`${name}\``))).toEqual([]);
});

describe('brands.schema.json', () => {
  it('matches the output of npx node scripts/brands/writeSchema.ts', () => {
    expect(readFileSync(join(projectRoot, 'brands.schema.json'), 'utf8')).toBe(brandsJsonSchemaText());
  });

  it('describes every field of a brand', () => {
    const schema = JSON.parse(brandsJsonSchemaText());
    for (const place of [schema.$defs.layer, schema.properties.brands.items]) {
      for (const field of Object.keys(settingsFields))
        expect(place.properties[field]?.description, field).toEqual(expect.any(String));
      expect(place.additionalProperties).toBe(false);
    }
  });

  it('accepts incomplete layers, and placeholders for any value', () => {
    const schema = JSON.parse(brandsJsonSchemaText());
    expect(schema.$defs.layer.required).toBeUndefined();
    expect(schema.properties.brands.items.required).toEqual(['id']);
    expect(JSON.stringify(schema.$defs.layer.properties.layout)).toContain(
      '"enum":["default","blaze","orange"]',
    );
    expect(schema.$defs.layer.properties.layout.anyOf).toContainEqual(
      expect.objectContaining({ pattern: expect.any(String) }),
    );
  });
});
