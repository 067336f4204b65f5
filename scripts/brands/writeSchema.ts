// Writes brands.schema.json; a test fails when the committed one is not current.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../artifact/projectPaths.ts';
import { brandsJsonSchemaText } from './jsonSchema.ts';

writeFileSync(join(projectRoot, 'brands.schema.json'), brandsJsonSchemaText());
