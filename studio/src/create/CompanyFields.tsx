import { useField } from 'react-final-form';
import { isCnpj } from '../../../src/shared/brand/cnpj.ts';
import { Note } from '../../../src/ui/note/Note.tsx';
import { SmallLines } from '../../../src/ui/note/SmallLines.ts';
import { useCheckNewQuery } from '../api/studioClient.ts';
import { useDebounced } from '../editor/useDebounced.ts';
import { ServerText } from '../texts/ServerText.tsx';
import { useTexts } from '../texts/useTexts.ts';
import { Choices, TextInput } from './formFields.tsx';
import { Section, Two } from './Section.ts';

const settleMs = 400;

/** Takes the company, the addresses and the jurisdiction with what it demands. */
export function CompanyFields() {
  const t = useTexts();
  const document = useField<string>('document').input.value.trim();
  const isLawful = useField<string>('jurisdiction').input.value === 'br';
  const settled = useDebounced(document, settleMs);
  const isWhole = isCnpj(settled);
  const { data } = useCheckNewQuery({ document: settled }, { skip: !isWhole });
  const documentError =
    settled === '' ? undefined : !isWhole ? (
      t.create.noCnpj
    ) : data?.document ? (
      <ServerText text={data.document} />
    ) : undefined;
  return (
    <>
      <Section>
        <h2>{t.create.law}</h2>
        <Choices
          name="jurisdiction"
          legend={t.fieldLabel(['jurisdiction'])}
          choices={[
            { value: 'none', label: t.create.noLaw, hint: t.create.noLawHint },
            { value: 'br', label: t.create.brazil, hint: t.create.brazilHint },
          ]}
        />
        {isLawful && (
          <Note kind="warning">
            {t.create.demands}
            <SmallLines>
              {t.create.demandList.map((demand) => (
                <li key={demand}>{demand}</li>
              ))}
            </SmallLines>
          </Note>
        )}
      </Section>
      <Section>
        <h2>{t.fieldLabel(['company'])}</h2>
        <p>{t.create.companyHint}</p>
        <Two>
          <TextInput name="legalName" label={t.fieldLabel(['company', 'legalName'])} />
          <TextInput
            name="document"
            label={t.fieldLabel(['company', 'document'])}
            error={documentError}
            placeholder="00.000.000/0000-00"
          />
          <TextInput name="address" label={t.fieldLabel(['company', 'address'])} />
          <TextInput name="supportPhone" label={t.fieldLabel(['company', 'support', 'phone'])} type="tel" />
          <TextInput name="supportEmail" label={t.fieldLabel(['company', 'support', 'email'])} type="email" />
          {isLawful && (
            <>
              <TextInput
                name="authorizationNumber"
                label={t.fieldLabel(['company', 'authorization', 'number'])}
              />
              <TextInput
                name="authorizationDate"
                label={t.fieldLabel(['company', 'authorization', 'date'])}
                type="date"
              />
              <TextInput
                name="ombudsmanPhone"
                label={t.fieldLabel(['company', 'ombudsman', 'phone'])}
                type="tel"
              />
              <TextInput
                name="ombudsmanEmail"
                label={t.fieldLabel(['company', 'ombudsman', 'email'])}
                type="email"
              />
            </>
          )}
        </Two>
      </Section>
      <Section>
        <h2>{t.create.addresses}</h2>
        <Two>
          <TextInput
            name="origin"
            label={t.fieldLabel(['origin'])}
            hint={t.create.originHint}
            placeholder={isLawful ? 'https://aurora.bet.br' : 'https://aurora.example'}
            spellCheck={false}
          />
          <TextInput
            name="domains"
            label={t.fieldLabel(['domains'])}
            hint={t.create.domainsHint}
            spellCheck={false}
          />
        </Two>
      </Section>
    </>
  );
}
