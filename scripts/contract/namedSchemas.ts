import { readdir } from 'node:fs/promises';
import type { GenericSchema } from 'valibot';

const contractDir = new URL('../../src/shared/contract/', import.meta.url);

/** Returns every schema that a file of the contract exports, by its export: `gameSchema` is named `Game`. */
export async function namedSchemas(): Promise<Record<string, GenericSchema>> {
  const entries = await readdir(contractDir, { recursive: true });
  const files = entries.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts')).toSorted();
  const schemas: Record<string, GenericSchema> = {};
  for (const file of files) {
    const exported: Record<string, unknown> = await import(new URL(file, contractDir).href);
    for (const [name, value] of Object.entries(exported)) {
      if (!isSchema(value)) continue;
      const component = componentName(name);
      if (component in schemas) throw new Error(`Two schemas of the contract are named ${component}.`);
      schemas[component] = value;
    }
  }
  return schemas;
}

const componentName = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replace(/Schema$/, '');

const isSchema = (value: unknown): value is GenericSchema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';
