// Writes brands.schema.json; a test fails when the committed file is outdated.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../cli/projectPaths.ts';
import { brandsJsonSchemaText } from './jsonSchema.ts';

writeFileSync(join(projectRoot, 'brands.schema.json'), brandsJsonSchemaText());
