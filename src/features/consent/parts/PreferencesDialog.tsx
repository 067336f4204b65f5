import { useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../../shared/state/rootState.ts';
import { formatDateTime } from '../../../shared/time/formatTime.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { CheckboxField } from '../../../ui/field/CheckboxField.tsx';
import { Cluster } from '../../../ui/layout/Cluster.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { type ConsentCategory, type OptionalCategory, optionalCategories } from '../consentDecision.ts';
import { consentPreferencesClosed, selectConsentDecision } from '../consentSlice.ts';
import { decideConsent } from '../decideConsent.ts';
import { categoryTexts } from './categoryTexts.ts';
import { PolicyLink } from './PolicyLink.tsx';

/** Yes or no by category; everything but the necessary starts off. Closing it decides nothing. */
export function PreferencesDialog() {
  const dispatch = useAppDispatch();
  const decision = useAppSelector(selectConsentDecision);
  const [chosen, setChosen] = useState<readonly OptionalCategory[]>(decision?.categories ?? []);

  const close = () => dispatch(consentPreferencesClosed());
  const decide = (categories: readonly OptionalCategory[]) => {
    close();
    dispatch(decideConsent(categories));
  };
  const choose = (category: OptionalCategory, isOn: boolean) =>
    setChosen(isOn ? [...chosen, category] : chosen.filter((other) => other !== category));

  return (
    <Dialog
      open
      title="Preferências de cookies"
      closeLabel="Fechar"
      onClose={close}
      footer={
        <Cluster $gap="xs" $justify="end">
          <Button variant="secondary" onClick={() => decide([])}>
            Rejeitar
          </Button>
          <Button variant="secondary" onClick={() => decide(optionalCategories)}>
            Aceitar todos
          </Button>
          <Button onClick={() => decide(chosen)}>Salvar escolhas</Button>
        </Cluster>
      }
    >
      <Stack $gap="s">
        <p>
          Escolha o que este site pode guardar no seu navegador. Você pode mudar de ideia quando quiser, no
          rodapé.
        </p>
        <Stack as="fieldset" $gap="2xs" aria-label="Categorias de cookies">
          {categoryTexts.map(({ category, label, purpose }) => (
            <CheckboxField
              key={category}
              label={label}
              hint={purpose}
              disabled={!isOptional(category)}
              checked={!isOptional(category) || chosen.includes(category)}
              onChange={({ target }) => isOptional(category) && choose(category, target.checked)}
            />
          ))}
        </Stack>
        {decision?.decidedAtMs != null && <p>Sua última escolha: {formatDateTime(decision.decidedAtMs)}.</p>}
        <PolicyLink onFollow={close} />
      </Stack>
    </Dialog>
  );
}

function isOptional(category: ConsentCategory): category is OptionalCategory {
  return category !== 'necessary';
}
