import { styled } from 'styled-components';
import { token } from '../../../src/shared/tokens/token.ts';
import { valueAt } from '../editor/valueAt.ts';
import { useTexts } from '../texts/useTexts.ts';
import { useSettingsLayer } from './SettingsLayer.ts';

interface ProvenanceLineProps {
  id: string;
  path: readonly string[];
  label: string;
  mayBeOff: boolean;
}

/** Says where a setting's value comes from, with the ways to another source. */
export function ProvenanceLine({ id, path, label, mayBeOff }: ProvenanceLineProps) {
  const t = useTexts();
  const { own, provenance, isChanged, set, revert } = useSettingsLayer();
  const value = valueAt(own, path);
  const changed = isChanged(path);
  const origin = provenance[path.join('.')];
  return (
    <Line>
      <span id={id}>{changed ? t.theme.unsaved : origin ? t.settings.origin(origin) : t.settings.unset}</span>
      {changed && (
        <button type="button" aria-label={t.theme.revertToken(label)} onClick={() => revert(path)}>
          {t.theme.revert}
        </button>
      )}
      {value !== undefined && !changed && (
        <button type="button" aria-label={t.theme.resetToken(label)} onClick={() => set(path, undefined)}>
          {t.theme.reset}
        </button>
      )}
      {mayBeOff && value !== null && (
        <button type="button" aria-label={t.settings.switchOffOne(label)} onClick={() => set(path, null)}>
          {t.settings.switchOff}
        </button>
      )}
    </Line>
  );
}

const Line = styled.span`
  display: flex;
  gap: ${token('space.xs')};
  color: ${token('color.text-muted')};
  font-size: 0.8125rem;

  button {
    flex: none;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;
