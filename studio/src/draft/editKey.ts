import type { Edit } from '../../../scripts/studio/studioEdits.ts';

export const tokenKey = (token: string): string => `token:${token}`;
export const fieldKey = (path: readonly string[], environment: string | null): string =>
  `field:${environment ?? ''}:${path.join('.')}`;
export const legalKey = (slug: string): string => `legal:${slug}`;
export const voiceKey = (name: string): string => `voice:${name}`;
export const pictureKey = (picture: string): string => `picture:${picture}`;
export const fontKey = (file: string): string => `font:${file}`;

/** Names what an edit changes; a later edit with the same key replaces it. */
export function editKey(edit: Edit): string {
  switch (edit.kind) {
    case 'set-token':
    case 'unset-token':
      return tokenKey(edit.token);
    case 'set-field':
    case 'unset-field':
      return fieldKey(edit.path, edit.environment);
    case 'set-legal':
    case 'unset-legal':
      return legalKey(edit.slug);
    case 'set-voice':
    case 'unset-voice':
      return voiceKey(edit.name);
    case 'set-picture':
      return pictureKey(edit.picture);
    case 'set-font':
    case 'unset-font':
      return fontKey(edit.file);
    case 'set-token-map':
      return 'token-map';
  }
}
