import type { TokenRow } from '../../../scripts/studio/studioModels.ts';
import { tokenKey } from '../draft/editKey.ts';
import { useBrandEditor } from '../editor/BrandEditor.ts';

interface TokenControl {
  isChanged: boolean;
  // Values of the Design Tokens format or CSS.
  set: (value: unknown) => void;
  // Drops the unsaved change.
  revert: () => void;
  // Removes the brand's own value, where another one can take over.
  reset: (() => void) | undefined;
}

export function useToken(row: TokenRow): TokenControl {
  const { brand, changes, change } = useBrandEditor();
  const key = tokenKey(row.token);
  const saved = brand.theme.tokens.find(({ token }) => token === row.token);
  const revert = () => change([{ key, edit: null }]);
  const set = (value: unknown) => {
    if (saved?.origin === 'own' && value === saved.value) revert();
    else change([{ key, edit: { kind: 'set-token', token: row.token, value } }]);
  };
  const isOwn = row.origin === 'own' && saved?.canReset === true && saved.origin === 'own';
  const reset = () => change([{ key, edit: { kind: 'unset-token', token: row.token } }]);
  return { isChanged: changes[key] !== undefined, set, revert, reset: isOwn ? reset : undefined };
}
