import type { WidgetProps } from '@rjsf/utils';
import { useState } from 'react';
import { styled } from 'styled-components';
import { token } from '../../../src/shared/tokens/token.ts';
import { controlStyle } from '../../../src/ui/field/controlStyle.ts';
import { ProblemSentence } from '../checks/ProblemSentence.tsx';
import { valueAt } from '../editor/valueAt.ts';
import { useTexts } from '../texts/useTexts.ts';
import { ProvenanceLine } from './ProvenanceLine.tsx';
import { pathOfId, useSettingsLayer } from './SettingsLayer.ts';
import { nullable } from './settingsSchema.ts';

type Kind = 'choice' | 'switch' | 'lines' | 'number' | 'text';

function kindOf({ schema }: WidgetProps): Kind {
  if (schema.enum) return 'choice';
  if (schema.type === 'boolean') return 'switch';
  if (schema.type === 'array') return 'lines';
  return schema.type === 'number' || schema.type === 'integer' ? 'number' : 'text';
}

const linesOf = (value: unknown): string =>
  Array.isArray(value) ? value.join('\n') : value == null ? '' : String(value);

const itemsOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Reads a number with a point or a comma; text that is none stays text, for the check to refuse. */
function numberOf(text: string): number | string {
  const number = Number(text.replace(',', '.'));
  return text.trim() !== '' && Number.isFinite(number) ? number : text;
}

/** Renders the control of one setting with the inherited value as its placeholder. */
export function SettingWidget(props: WidgetProps) {
  const { id, schema, value, onChange, readonly } = props;
  const t = useTexts();
  const { own, record, problemOf } = useSettingsLayer();
  const path = pathOfId(id);
  const label = t.fieldLabel(path);
  const hint = t.fieldHint(path, schema.description);
  const kind = kindOf(props);
  const inherited = valueAt(record, path);
  const isOff = valueAt(own, path) === null;
  const controlId = `field-${path.join('.')}`;
  const problem = problemOf(path);
  const described = {
    id: controlId,
    'aria-describedby':
      problem === undefined ? `${controlId}-origin` : `${controlId}-origin ${controlId}-problem`,
    'aria-invalid': problem !== undefined || undefined,
    disabled: readonly,
  };
  const shown =
    kind === 'switch' && typeof inherited === 'boolean'
      ? t.settings.onOff(inherited)
      : kind === 'choice' && typeof inherited === 'string'
        ? t.choiceLabel(path, inherited)
        : linesOf(inherited);
  // Keeps the line break that the next item is typed after, and the point or comma of a decimal.
  const [typed, setTyped] = useState('');
  const lines = String(itemsOf(typed)) === String(value ?? '') ? typed : linesOf(value);
  const line = kind === 'number' && numberOf(typed) === value ? typed : linesOf(value);
  const choices = kind === 'switch' ? ['true', 'false'] : (schema.enum ?? []).map(String);
  const write = (text: string) => {
    if (text === '' && kind !== 'lines') onChange(undefined);
    else if (kind === 'switch') onChange(text === 'true');
    else if (kind === 'number') {
      setTyped(text);
      onChange(numberOf(text));
    } else if (kind === 'lines') {
      setTyped(text);
      const lines = itemsOf(text);
      onChange(lines.length === 0 ? undefined : lines);
    } else onChange(text);
  };

  return (
    <Row>
      <label htmlFor={controlId}>{label}</label>
      {isOff ? (
        <Off id={controlId} tabIndex={-1}>
          {t.settings.off}
        </Off>
      ) : kind === 'choice' || kind === 'switch' ? (
        <Select
          {...described}
          value={value === undefined ? '' : String(value)}
          onChange={(event) => write(event.target.value)}
        >
          <option value="">{t.settings.inherit(shown)}</option>
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {kind === 'switch' ? t.settings.onOff(choice === 'true') : t.choiceLabel(path, choice)}
            </option>
          ))}
        </Select>
      ) : kind === 'lines' ? (
        <Area
          {...described}
          rows={Math.max(2, lines.split('\n').length)}
          placeholder={shown}
          value={lines}
          onChange={(event) => write(event.target.value)}
        />
      ) : (
        <Input
          {...described}
          inputMode={kind === 'number' ? 'decimal' : undefined}
          spellCheck={false}
          autoComplete="off"
          placeholder={shown}
          value={line}
          onChange={(event) => write(event.target.value)}
          onBlur={() => setTyped('')}
        />
      )}
      <ProvenanceLine
        path={path}
        label={label}
        mayBeOff={schema[nullable] === true}
        id={`${controlId}-origin`}
      />
      {problem !== undefined && (
        <Problem id={`${controlId}-problem`} role="status">
          <ProblemSentence problem={problem} />
        </Problem>
      )}
      {hint !== undefined && <Hint>{hint}</Hint>}
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  gap: 2px;
  padding-block: ${token('space.xs')};

  label {
    font-weight: 600;
  }
`;

const Select = styled.select`
  ${controlStyle}
  min-block-size: 2.5rem;
`;

const Input = styled.input`
  ${controlStyle}
  min-block-size: 2.5rem;
`;

const Area = styled.textarea`
  ${controlStyle}
  resize: vertical;
`;

const Off = styled.p`
  padding: ${token('space.xs')} ${token('space.s')};
  border: 1px dashed ${token('color.border')};
  border-radius: ${token('radius.control')};
`;

const Problem = styled.small`
  overflow-wrap: anywhere;
`;

const Hint = styled.small`
  color: ${token('color.text-muted')};
  line-height: 1.3;
`;
