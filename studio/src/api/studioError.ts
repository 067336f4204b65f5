import type { StudioError as ServerError } from '../../../scripts/studio/studioApi.ts';

// `gone`: no server answers. `invalid-response`: the server is of another version.
export interface StudioError {
  reason: ServerError['reason'] | 'gone' | 'invalid-response';
  // In English, for the technical detail below the studio's own words.
  message: string;
}
