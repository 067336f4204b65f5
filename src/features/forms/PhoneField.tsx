import { type ClipboardEvent, type ComponentProps, useMemo } from 'react';
import { useField } from 'react-final-form';
import { NumberFormatBase } from 'react-number-format';
import { styled } from 'styled-components';
import { token } from '../../shared/tokens/token.ts';
import { SelectField } from '../../ui/field/SelectField.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import { fieldErrorOf } from './binding.ts';
import {
  callingCode,
  countryChoices,
  countryOf,
  formatPhone,
  homeCountry,
  internationalNumber,
  nationalDigits,
  phoneError,
} from './phone.ts';

type FieldProps = Omit<ComponentProps<typeof TextField>, 'prefix' | 'ref'>;

/** Formats a phone number by its country; the form value holds the national digits. */
export function PhoneField() {
  const country = useField<string>('phoneCountry');
  const chosen = countryOf(country.input.value || undefined);
  const phone = useField<string>('phone', {
    validate: (digits?: string, values?: object) =>
      phoneError(
        digits,
        countryOf(values && 'phoneCountry' in values ? String(values.phoneCountry) : undefined),
      ),
  });
  const error = fieldErrorOf(phone.meta);
  const choices = useMemo(countryChoices, []);

  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = internationalNumber(event.clipboardData.getData('text'));
    if (!pasted) return;
    event.preventDefault();
    country.input.onChange(pasted.country);
    phone.input.onChange(pasted.digits);
  };

  return (
    <Row>
      <SelectField
        label="País"
        name="phoneCountry"
        autoComplete="tel-country-code"
        value={chosen}
        short={`+${callingCode(chosen)}`}
        onChange={(event) => country.input.onChange(event.target.value)}
        onBlur={country.input.onBlur}
        reserveMessage={false}
      >
        {choices.map(({ country: code, label }) => (
          <option key={code} value={code}>
            {label}
          </option>
        ))}
      </SelectField>
      <NumberFormatBase<FieldProps>
        label="Telefone"
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        placeholder={chosen === homeCountry ? '(11) 91234-5678' : ''}
        error={error}
        customInput={TextField}
        value={phone.input.value}
        valueIsNumericString
        format={(digits) => formatPhone(digits, chosen)}
        removeFormatting={(text) => nationalDigits(text, chosen)}
        onValueChange={({ value }, { source }) => {
          if (String(source) === 'event') phone.input.onChange(value);
        }}
        onPaste={paste}
        onFocus={phone.input.onFocus}
        onBlur={phone.input.onBlur}
      />
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  /* Holds codes of up to three digits. */
  grid-template-columns: 6.25rem minmax(0, 1fr);
  gap: ${token('space.xs')};
`;
