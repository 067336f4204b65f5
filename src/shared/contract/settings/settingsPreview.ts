import * as v from 'valibot';
import type { Call } from '../call.ts';
import { getSettingsCall } from './settings.ts';

// A signed token of the operator, for settings that are not in force yet.
export const settingsQuerySchema = v.object({ preview: v.optional(v.string()) });

// Apart from the call that every first visit loads: the early script sends the query.
export const getPreviewableSettingsCall = {
  ...getSettingsCall,
  query: settingsQuerySchema,
} as const satisfies Call;
