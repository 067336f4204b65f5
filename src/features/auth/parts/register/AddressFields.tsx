import { BoundTextField } from '../../../forms/BoundField.tsx';
import { isFilled } from '../fieldRules.ts';
import { FieldPair } from '../formParts.ts';
import { BoundMaskedField, BoundSelectField } from './RegisterFields.tsx';

const states = 'AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO'.split(' ');

const isPostalCode = (digits: string | undefined) =>
  digits?.length === 8 ? undefined : 'O CEP tem 8 dígitos.';

// The player's address, which Brazilian law requires at registration.
export function AddressFields() {
  return (
    <>
      <FieldPair>
        <BoundMaskedField
          name="postalCode"
          label="CEP"
          mask="#####-###"
          autoComplete="postal-code"
          placeholder="00000-000"
          validate={isPostalCode}
        />
        <BoundSelectField
          name="state"
          label="Estado"
          autoComplete="address-level1"
          validate={isFilled('Escolha o estado.')}
        >
          <option value="">Selecione</option>
          {states.map((state) => (
            <option key={state}>{state}</option>
          ))}
        </BoundSelectField>
      </FieldPair>
      <BoundTextField
        name="street"
        label="Rua"
        autoComplete="address-line1"
        validate={isFilled('Informe a rua.')}
      />
      <FieldPair>
        <BoundTextField
          name="houseNumber"
          label="Número"
          autoComplete="off"
          validate={isFilled('Informe o número.')}
        />
        <BoundTextField
          name="complement"
          label="Complemento"
          placeholder="Opcional"
          autoComplete="address-line2"
        />
      </FieldPair>
      <FieldPair>
        <BoundTextField
          name="district"
          label="Bairro"
          autoComplete="address-level3"
          validate={isFilled('Informe o bairro.')}
        />
        <BoundTextField
          name="city"
          label="Cidade"
          autoComplete="address-level2"
          validate={isFilled('Informe a cidade.')}
        />
      </FieldPair>
    </>
  );
}
