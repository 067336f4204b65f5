import * as v from 'valibot';
import { expect, test } from 'vitest';
import { defaultSettings } from './defaultSettings.ts';
import { settingsSchema } from './settings.ts';

test('has the default of every key of the schema', () => {
  expect(defaultSettings).toEqual(v.parse(settingsSchema, {}));
});
