import { resolve } from 'node:path';
import { settingsFields } from '../../../src/shared/brand/brandSchema.ts';
import { UsageError } from '../../cli/cliErrors.ts';
import { findShapeErrors } from '../config/checks/findShapeErrors.ts';
import { parseJsonDocument } from '../config/json/jsonDocument.ts';
import { dotted } from '../config/json/jsonNodes.ts';
import { isPlainObject, type PlainObject } from '../config/json/plainObject.ts';
import { holdsPlaceholder } from '../config/layers/placeholders.ts';
import { fieldErrorMessage } from '../config/readConfig.ts';
import { isFile } from '../isFile.ts';
import type { Problem } from '../problem.ts';
import { largestPackageFile, readTextFile } from '../textFile.ts';

/** Reads the value of the field `company` from a file. */
export function readCompanyFile(path: string): { company: PlainObject | undefined; problems: Problem[] } {
  const file = resolve(path);
  if (!isFile(file)) throw new UsageError(`--company: there is no file ${file}`);
  const { text, error: textError } = readTextFile(file, largestPackageFile);
  const document = parseJsonDocument(file, text);
  const at = { file, brand: null };
  const problems: Problem[] = [
    ...(textError ? [{ ...at, field: '', ...textError }] : []),
    ...document.errors.map(({ path: field, ...error }) => ({ ...error, ...at, field: dotted(field) })),
  ];
  if (problems.length === 0)
    for (const error of findShapeErrors(settingsFields.company, document.value).errors) {
      if (error.kind === 'value' && holdsPlaceholder(error.input)) continue;
      const { found, expected, suggestion } = error;
      const field = dotted(error.path);
      problems.push({
        ...at,
        ...document.positionOf(error.path),
        field,
        found,
        expected,
        suggestion,
        message: fieldErrorMessage(error, field),
      });
    }
  return { company: isPlainObject(document.value) ? document.value : undefined, problems };
}
