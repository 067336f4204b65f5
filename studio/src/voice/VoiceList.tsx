import { styled } from 'styled-components';
import type { StudioProblem } from '../../../scripts/studio/studioModels.ts';
import { token } from '../../../src/shared/tokens/token.ts';
import { Badge } from '../../../src/ui/badge/Badge.tsx';
import { Button } from '../../../src/ui/button/Button.tsx';
import { TextField } from '../../../src/ui/field/TextField.tsx';
import { ProblemSentence } from '../checks/ProblemSentence.tsx';
import { useDraftProblems } from '../checks/useDraftProblems.ts';
import { voiceKey } from '../draft/editKey.ts';
import { type BrandData, useBrandEditor } from '../editor/BrandEditor.ts';
import { useTexts } from '../texts/useTexts.ts';

/** Lets the brand say the product's short texts in its own words. */
export function VoiceList() {
  const t = useTexts();
  const { brand } = useBrandEditor();
  const problems = useDraftProblems();
  const problemOf = (name: string) =>
    problems.find(
      ({ severity, control }) => severity === 'error' && control?.kind === 'voice' && control.name === name,
    );
  return (
    <section>
      <h2>{t.voice.title}</h2>
      <Intro>{t.voice.intro}</Intro>
      {brand.voice.map((line) => (
        <VoiceField key={line.name} line={line} problem={problemOf(line.name)} />
      ))}
    </section>
  );
}

interface VoiceFieldProps {
  line: BrandData['voice'][number];
  problem: StudioProblem | undefined;
}

function VoiceField({ line, problem }: VoiceFieldProps) {
  const t = useTexts();
  const { brand, changes, change } = useBrandEditor();
  const readOnly = brand.readOnlyTheme !== null;
  const { name, standard, own, longest } = line;
  const key = voiceKey(name);
  const label = t.voiceLabel(name);
  const unsaved = changes[key];
  const text = unsaved?.kind === 'set-voice' ? unsaved.text : unsaved ? '' : (own ?? '');
  // The pressed button goes away, and the focus would with it.
  const focusField = () => document.getElementById(`voice-${name}`)?.focus();
  const write = (value: string) => {
    if (value === (own ?? '')) change([{ key, edit: null }]);
    else if (value === '') change([{ key, edit: { kind: 'unset-voice', name } }]);
    else change([{ key, edit: { kind: 'set-voice', name, text: value } }]);
  };
  return (
    <Row>
      <TextField
        id={`voice-${name}`}
        label={label}
        value={text}
        placeholder={standard}
        readOnly={readOnly}
        maxLength={longest + fieldRoom}
        error={problem === undefined ? undefined : <ProblemSentence problem={problem} />}
        hint={`${t.voice.standard(standard)} · ${counted(text)}/${longest}`}
        onChange={(event) => write(event.target.value)}
      />
      <Ways>
        <Badge $kind={unsaved ? 'primary' : 'neutral'}>
          {unsaved ? t.theme.unsaved : t.legal.origins[own === null ? 'inherited' : 'own']}
        </Badge>
        {unsaved && (
          <Button
            size="s"
            variant="quiet"
            aria-label={t.theme.revertToken(label)}
            onClick={() => {
              change([{ key, edit: null }]);
              focusField();
            }}
          >
            {t.theme.revert}
          </Button>
        )}
        {text !== '' && own !== null && !readOnly && (
          <Button
            size="s"
            variant="quiet"
            aria-label={t.voice.resetLine(label)}
            onClick={() => {
              write('');
              focusField();
            }}
          >
            {t.voice.reset}
          </Button>
        )}
      </Ways>
    </Row>
  );
}

// `{{brand.name}}` does not count.
const fieldRoom = 16;
const counted = (text: string): number => [...text.replaceAll(/\{\{[^{}]*\}\}/g, '')].length;

const Intro = styled.p`
  padding-block-end: ${token('space.xs')};
  color: ${token('color.text-muted')};
`;

const Row = styled.div`
  display: grid;
  gap: ${token('space.2xs')};
  padding-block-end: ${token('space.s')};
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space.xs')};
`;
