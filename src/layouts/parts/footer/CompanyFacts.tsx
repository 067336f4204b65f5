import { styled } from 'styled-components';
import { useBrand } from '../../../shared/brand/useBrand.ts';
import { token } from '../../../shared/tokens/token.ts';

// Lei 14.790/2023, art. 15 requires operator, authorization and contacts.
export function CompanyFacts() {
  const { company } = useBrand();
  const { authorization, ombudsman, support } = company;
  return (
    <Facts>
      <p>
        {company.tradeName} é operada por {company.legalName}, CNPJ {company.document}, com sede em{' '}
        {company.address}.
        {authorization && ` Autorização ${authorization.number}, de ${readDate(authorization.date)}.`}
      </p>
      <p>
        SAC: {support.phone}, {support.email}.
        {ombudsman && ` Ouvidoria: ${ombudsman.phone}, ${ombudsman.email}.`}
      </p>
    </Facts>
  );
}

// Converts without a time zone, which could change the day.
function readDate(isoDate: string): string {
  return isoDate.slice(0, 10).split('-').reverse().join('/');
}

const Facts = styled.div`
  display: grid;
  gap: ${token('space.xs')};
  color: ${token('color.text-muted')};
  font-size: 0.8125rem;
`;
