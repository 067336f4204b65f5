import { useForm, useFormState } from 'react-final-form';
import { styled } from 'styled-components';
import { token } from '../../../src/shared/tokens/token.ts';
import { Note } from '../../../src/ui/note/Note.tsx';
import { useProjectQuery } from '../api/studioClient.ts';
import { DropZone } from '../pictures/DropZone.tsx';
import { readBase64 } from '../pictures/readBase64.ts';
import { ErrorNote } from '../shell/ErrorNote.tsx';
import { ServerText } from '../texts/ServerText.tsx';
import { useTexts } from '../texts/useTexts.ts';
import { Choices, SelectInput } from './formFields.tsx';
import type { NewBrandValues } from './newBrandValues.ts';
import { Section, Two } from './Section.ts';
import { usePalette } from './usePalette.ts';

/** Takes what the brand starts from: one color, a logo or another brand; and its fonts. */
export function StartFields() {
  const t = useTexts();
  const form = useForm<NewBrandValues>();
  const { values } = useFormState<NewBrandValues>({ subscription: { values: true } });
  const { color } = values;
  const { data: project } = useProjectQuery({});
  const { palette, refused, error } = usePalette(values);
  const take = async (file: File) => {
    const content = await readBase64(file).catch(() => undefined);
    if (content === undefined) return;
    form.change('logoColor', '');
    form.change('logo', { name: file.name, content });
  };
  // A logo that cannot be used leaves the color alone to start from.
  const choose = (value: string) => {
    const isOfLogo = values.start === 'logo' && refused?.what !== 'picture';
    form.change(isOfLogo ? 'logoColor' : 'color', value);
    if (!isOfLogo) form.change('start', 'color');
  };
  const isByHand = refused !== undefined || values.logoColor !== '';
  const hasColorField = values.start === 'color' || (values.start === 'logo' && isByHand);
  const chosen = (values.start === 'logo' && values.logoColor) || color;
  return (
    <Section>
      <h2>{t.create.start}</h2>
      <Choices
        name="start"
        legend={t.create.startFrom}
        choices={[
          { value: 'color', label: t.create.fromColor, hint: t.create.fromColorHint },
          { value: 'logo', label: t.create.fromLogo, hint: t.create.fromLogoHint },
          { value: 'brand', label: t.create.fromBrand, hint: t.create.fromBrandHint },
        ]}
      />
      {values.start === 'logo' && (
        <DropZone
          label={values.logo ? t.create.logoChosen(values.logo.name) : t.create.dropLogo}
          accept="image/svg+xml,image/png,image/jpeg"
          onFiles={([file]) => file && void take(file)}
        />
      )}
      {refused && (
        <Note kind="danger" role="alert">
          {refused.what === 'picture' ? t.pictures.refused : t.create.noColor}{' '}
          <ServerText text={refused.message} />
          {refused.what === 'picture' && ` ${t.create.colorInstead}`}
        </Note>
      )}
      {hasColorField && (
        <ColorLine>
          <label htmlFor="brand-color">{t.create.color}</label>
          <input
            id="brand-color"
            type="color"
            value={chosen}
            onChange={(event) => choose(event.target.value)}
          />
          <code>{chosen}</code>
        </ColorLine>
      )}
      {values.start === 'brand' && (
        <SelectInput name="from" label={t.create.parent}>
          <option value="">{t.create.choose}</option>
          {project?.brands.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectInput>
      )}
      {error && <ErrorNote error={error} />}
      {palette && (
        <>
          <Swatches role="list" aria-label={t.create.palette}>
            {Object.entries(palette.tokens).map(([name, value]) => (
              <li key={name}>
                <i style={{ background: value }} />
                <small>{t.tokenLabel(`color.${name}`)}</small>
              </li>
            ))}
          </Swatches>
          {values.start === 'logo' && palette.candidates.length > 0 && (
            <ColorLine role="group" aria-label={t.create.candidates}>
              <span>{t.create.candidates}</span>
              {palette.candidates.map((candidate) => (
                <Candidate
                  key={candidate}
                  type="button"
                  aria-label={t.create.startAt(candidate)}
                  aria-pressed={candidate === (values.logoColor || palette.color)}
                  style={{ background: candidate }}
                  onClick={() => form.change('logoColor', candidate)}
                />
              ))}
            </ColorLine>
          )}
          <Note kind={palette.contrast.every(({ passes }) => passes) ? 'success' : 'warning'} role="status">
            {t.theme.allPass(palette.contrast.filter(({ passes }) => passes).length)}
          </Note>
        </>
      )}
      <Two>
        <SelectInput name="bodyFont" label={t.tokenLabel('font.body')}>
          <FontOptions families={project?.fonts ?? []} />
        </SelectInput>
        <SelectInput name="displayFont" label={t.tokenLabel('font.display')}>
          <FontOptions families={project?.fonts ?? []} />
        </SelectInput>
      </Two>
      <Sample style={{ fontFamily: face(values.displayFont) }}>
        {values.name || t.create.sample}
        <span style={{ fontFamily: face(values.bodyFont) }}>{t.create.sampleText}</span>
      </Sample>
    </Section>
  );
}

const face = (family: string): string => (family === '' ? 'inherit' : `"${family} Variable",system-ui`);

function FontOptions({ families }: { families: readonly string[] }) {
  const t = useTexts();
  return (
    <>
      <option value="">{t.create.productFont}</option>
      {families.map((family) => (
        <option key={family} style={{ fontFamily: face(family) }}>
          {family}
        </option>
      ))}
    </>
  );
}

const ColorLine = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space.s')};

  label {
    font-weight: 600;
  }

  input {
    inline-size: 4rem;
    block-size: 2.5rem;
    padding: 0;
    border: 1px solid ${token('color.control-border')};
    border-radius: ${token('radius.control')};
    background: none;
  }
`;

const Candidate = styled.button`
  inline-size: 2.5rem;
  block-size: 2.5rem;
  border: 1px solid ${token('color.control-border')};
  border-radius: ${token('radius.control')};

  &[aria-pressed='true'] {
    outline: 2px solid ${token('color.text')};
    outline-offset: 2px;
  }
`;

const Swatches = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(6.5rem, 1fr));
  gap: ${token('space.xs')};

  li {
    list-style: none;
    line-height: 1.2;
  }

  i {
    display: block;
    block-size: 2.5rem;
    border: 1px solid ${token('color.border')};
    border-radius: ${token('radius.control')};
  }
`;

const Sample = styled.p`
  font-size: 1.75rem;
  line-height: 1.3;

  span {
    display: block;
    font-size: 1rem;
  }
`;
