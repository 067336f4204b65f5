import type { Edit } from '../../../scripts/studio/studioEdits.ts';

interface EditNames {
  tokenLabel: (token: string) => string;
  fieldLabel: (path: readonly string[]) => string;
  picture: (kind: string) => string;
  legal: (slug: string) => string;
  voice: (name: string) => string;
  font: (name: string) => string;
  tokenMap: string;
}

/** Names what an edit changes, in the words of a language. */
export function editLabel(edit: Edit, names: EditNames): string {
  switch (edit.kind) {
    case 'set-token':
    case 'unset-token':
      return names.tokenLabel(edit.token);
    case 'set-field':
    case 'unset-field': {
      const label = names.fieldLabel(edit.path);
      return edit.environment === null ? label : `${label} (${edit.environment})`;
    }
    case 'set-picture':
      return names.picture(edit.picture);
    case 'set-legal':
    case 'unset-legal':
      return names.legal(edit.slug);
    case 'set-voice':
    case 'unset-voice':
      return names.voice(edit.name);
    case 'set-font':
    case 'unset-font':
      return names.font(edit.file.replace(/\.woff2$/, ''));
    case 'set-token-map':
      return names.tokenMap;
  }
}
