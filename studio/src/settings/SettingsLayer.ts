import { createContext, use } from 'react';
import type { StudioProblem, StudioProvenance } from '../../../scripts/studio/studioModels.ts';

// One layer of the record: the entry, or what it changes in one environment.
export interface SettingsLayer {
  // The values that the layer states, with unsaved changes.
  own: Record<string, unknown>;
  // The same without unsaved changes.
  saved: Record<string, unknown>;
  // The resolved record of the environment that is shown.
  record: Record<string, unknown> | null;
  provenance: Readonly<Record<string, StudioProvenance>>;
  // What the check of the unsaved changes says of a value.
  problemOf: (path: readonly string[]) => StudioProblem | undefined;
  isChanged: (path: readonly string[]) => boolean;
  // Undefined removes the layer's value.
  set: (path: readonly string[], value: unknown) => void;
  revert: (path: readonly string[]) => void;
}

export const SettingsLayerContext = createContext<SettingsLayer | undefined>(undefined);

export function useSettingsLayer(): SettingsLayer {
  const layer = use(SettingsLayerContext);
  if (!layer) throw new Error('a setting is shown outside of its form');
  return layer;
}

// Ids of the generated form are paths: `field.company.legalName`.
export const idPrefix = 'field';
export const idSeparator = '.';

export function pathOfId(id: string): string[] {
  return id.split(idSeparator).slice(1);
}
