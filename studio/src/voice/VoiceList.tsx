import { styled } from 'styled-components';
import { token } from '../../../src/shared/tokens/token.ts';
import { Button } from '../../../src/ui/button/Button.tsx';
import { TextField } from '../../../src/ui/field/TextField.tsx';
import { voiceKey } from '../draft/editKey.ts';
import { type BrandData, useBrandEditor } from '../editor/BrandEditor.ts';
import { useTexts } from '../texts/useTexts.ts';

/** Lets the brand say the product's short texts in its own words. */
export function VoiceList() {
  const t = useTexts();
  const { brand } = useBrandEditor();
  if (brand.voice.length === 0) return null;
  return (
    <section>
      <h2>{t.voice.title}</h2>
      <Intro>{t.voice.intro}</Intro>
      {brand.voice.map((line) => (
        <VoiceField key={line.name} line={line} />
      ))}
    </section>
  );
}

function VoiceField({ line }: { line: BrandData['voice'][number] }) {
  const t = useTexts();
  const { changes, change } = useBrandEditor();
  const { name, standard, own, longest, where } = line;
  const key = voiceKey(name);
  const unsaved = changes[key];
  const text = unsaved?.kind === 'set-voice' ? unsaved.text : unsaved ? '' : (own ?? '');
  const write = (value: string) => {
    if (value === (own ?? '')) change([{ key, edit: null }]);
    else if (value === '') change([{ key, edit: { kind: 'unset-voice', name } }]);
    else change([{ key, edit: { kind: 'set-voice', name, text: value } }]);
  };
  return (
    <Row>
      <TextField
        id={`voice-${name}`}
        label={<span lang="en">{where}</span>}
        value={text}
        placeholder={standard}
        maxLength={longest}
        hint={`${t.voice.standard(standard)} · ${text.length}/${longest}`}
        onChange={(event) => write(event.target.value)}
      />
      {unsaved && (
        <Button
          size="s"
          variant="quiet"
          aria-label={t.theme.revertToken(where)}
          onClick={() => change([{ key, edit: null }])}
        >
          {t.theme.revert}
        </Button>
      )}
    </Row>
  );
}

const Intro = styled.p`
  padding-block-end: ${token('space.xs')};
  color: ${token('color.text-muted')};
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${token('space.xs')};
  align-items: start;
`;
