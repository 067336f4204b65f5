import type { ObjectFieldTemplateProps } from '@rjsf/utils';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { styled } from 'styled-components';
import { token } from '../../../src/shared/tokens/token.ts';
import { Badge } from '../../../src/ui/badge/Badge.tsx';
import { Button } from '../../../src/ui/button/Button.tsx';
import { valueAt } from '../editor/valueAt.ts';
import { useTexts } from '../texts/useTexts.ts';
import { ProvenanceLine } from './ProvenanceLine.tsx';
import { pathOfId, useSettingsLayer } from './SettingsLayer.ts';
import { nullable } from './settingsSchema.ts';

/** Renders a group of settings that opens on demand; the record itself has no frame. */
export function GroupTemplate({ fieldPathId, properties, schema }: ObjectFieldTemplateProps) {
  const path = pathOfId(fieldPathId.$id);
  if (path.length === 0) return <>{properties.map(({ content }) => content)}</>;
  return (
    <Group path={path} mayBeOff={schema[nullable] === true} description={schema.description}>
      {properties.map(({ content }) => content)}
    </Group>
  );
}

interface GroupProps {
  path: readonly string[];
  mayBeOff: boolean;
  description: string | undefined;
  children: React.ReactNode;
}

function Group({ path, mayBeOff, description, children }: GroupProps) {
  const t = useTexts();
  const { hash } = useLocation();
  const { own, saved, record, isChanged, set } = useSettingsLayer();
  const name = path.join('.');
  const target = decodeURIComponent(hash);
  const [open, setOpen] = useState(target === `#field-${name}` || target.startsWith(`#field-${name}.`));
  const label = t.fieldLabel(path);
  const hint = t.fieldHint(path, description);
  const ownValue = valueAt(own, path);
  const isOffNow = valueAt(record, path) === null;
  const isOff = ownValue === null || (ownValue === undefined && isOffNow);
  // A saved group stays off while variables that it needs are unset.
  const isSavedOff = isOff || (isOffNow && !isChanged(path));
  // Back to the saved values, else to the inherited ones, else to none.
  const switchOn = () => set(path, valueAt(saved, path) ?? (isOffNow ? {} : undefined));
  return (
    <Details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary id={`field-${name}`}>
        {label}
        {isSavedOff && <Badge>{t.settings.off}</Badge>}
        {isChanged(path) && <Badge $kind="primary">{t.theme.unsaved}</Badge>}
      </summary>
      {open && (
        <Inside>
          {hint !== undefined && <small>{hint}</small>}
          {mayBeOff && (
            <ProvenanceLine id={`field-${name}-origin`} path={path} label={label} mayBeOff={!isOff} />
          )}
          {isOff ? (
            <Button size="s" variant="quiet" aria-label={t.settings.switchOnOne(label)} onClick={switchOn}>
              {t.settings.switchOn}
            </Button>
          ) : (
            children
          )}
        </Inside>
      )}
    </Details>
  );
}

const Details = styled.details`
  border-block-end: 1px solid ${token('color.border')};

  > summary {
    padding-block: ${token('space.s')};
    font-weight: 650;
  }

  > summary > span {
    margin-inline-start: ${token('space.xs')};
  }
`;

const Inside = styled.div`
  display: grid;
  gap: ${token('space.2xs')};
  justify-items: start;
  padding: 0 0 ${token('space.s')} ${token('space.s')};
  border-inline-start: 2px solid ${token('color.border')};

  > * {
    inline-size: 100%;
  }

  > button {
    inline-size: auto;
  }

  > small {
    color: ${token('color.text-muted')};
  }
`;
