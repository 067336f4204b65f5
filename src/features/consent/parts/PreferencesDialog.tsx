import { useId, useState } from 'react';
import { Field, Form } from 'react-final-form';
import { useAppDispatch, useAppSelector } from '../../../shared/state/rootState.ts';
import { formatDateTime } from '../../../shared/time/formatTime.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { CheckboxField } from '../../../ui/field/CheckboxField.tsx';
import { Cluster } from '../../../ui/layout/Cluster.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { useTimeZone } from '../../settings/useTimeZone.ts';
import { type ConsentCategory, type OptionalCategory, optionalCategories } from '../consentDecision.ts';
import { consentPreferencesClosed, selectConsentDecision } from '../consentSlice.ts';
import { decideConsent } from '../decideConsent.ts';
import { categoryTexts } from './categoryTexts.ts';
import { PolicyLink } from './PolicyLink.tsx';

interface PreferencesValues {
  chosen: readonly OptionalCategory[];
}

// Chooses consent by category; closing it decides nothing.
export function PreferencesDialog() {
  const dispatch = useAppDispatch();
  const timeZone = useTimeZone();
  const formId = useId();
  const decision = useAppSelector(selectConsentDecision);
  const [initialValues] = useState((): PreferencesValues => ({ chosen: decision?.categories ?? [] }));

  const close = () => dispatch(consentPreferencesClosed());
  const decide = (categories: readonly OptionalCategory[]) => {
    close();
    dispatch(decideConsent(categories));
  };

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
          <Button type="submit" form={formId}>
            Salvar escolhas
          </Button>
        </Cluster>
      }
    >
      <Form<PreferencesValues> initialValues={initialValues} onSubmit={({ chosen }) => decide(chosen)}>
        {({ handleSubmit }) => (
          <Stack as="form" id={formId} onSubmit={(event) => void handleSubmit(event)} $gap="s">
            <p>
              Escolha o que este site pode guardar no seu navegador. Você pode mudar de ideia quando quiser,
              no rodapé.
            </p>
            <Stack as="fieldset" $gap="2xs" aria-label="Categorias de cookies">
              {categoryTexts.map(({ category, label, purpose }) =>
                isOptional(category) ? (
                  <Field key={category} name="chosen" type="checkbox" value={category}>
                    {({ input }) => <CheckboxField {...input} label={label} hint={purpose} />}
                  </Field>
                ) : (
                  <CheckboxField key={category} label={label} hint={purpose} checked disabled />
                ),
              )}
            </Stack>
            {decision?.decidedAtMs != null && (
              <p>Sua última escolha: {formatDateTime(decision.decidedAtMs, timeZone)}.</p>
            )}
            <PolicyLink onFollow={close} />
          </Stack>
        )}
      </Form>
    </Dialog>
  );
}

function isOptional(category: ConsentCategory): category is OptionalCategory {
  return category !== 'necessary';
}
