import { Link } from 'react-router';
import { styled } from 'styled-components';
import { ministryWarning } from '../../../shared/brand/ministryWarning.ts';
import { useBrand } from '../../../shared/brand/useBrand.ts';
import { token } from '../../../shared/tokens/token.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import type { OperatorStrip as Strip } from './OperatorStrip.tsx';

const selfExclusionPlatform = 'https://gov.br/autoexclusaoapostas';

const ageText = 'Proibido para menores de 18 anos';

interface LawfulNoticesProps {
  // Lazy; shows the operator's own age mark.
  OperatorStrip: typeof Strip | undefined;
}

/**
 * Shows the age mark and, under Brazilian law, the Ministry's literal warning and the self-exclusion
 * platform.
 */
export function LawfulNotices({ OperatorStrip }: LawfulNoticesProps) {
  const { jurisdiction } = useBrand();
  return (
    <Row>
      {OperatorStrip ? (
        <OperatorStrip name="majority" alt={ageText}>
          {ageMark}
        </OperatorStrip>
      ) : (
        ageMark
      )}
      <div>
        <p>
          <strong>Proibido para menores de 18 anos. Jogue com responsabilidade.</strong>
        </p>
        {jurisdiction === 'br' && (
          <>
            <p>{ministryWarning}</p>
            <p>
              Não podem apostar: menores de 18 anos, agentes públicos que regulam ou fiscalizam apostas,
              pessoas com influência no resultado das competições, pessoas diagnosticadas com ludopatia e as
              demais pessoas impedidas por lei (Lei 14.790/2023, art. 26).
            </p>
            <p>
              Quer parar de apostar em todos os sites autorizados?{' '}
              <a href={selfExclusionPlatform} target="_blank" rel="noopener noreferrer">
                Plataforma centralizada de autoexclusão
              </a>
            </p>
            <p data-places="">
              <Link to="/acessibilidade">
                <Icon name="accessibility" size={24} /> Acessibilidade
              </Link>
              <Link to="/autoteste">Autoteste</Link>
              <Link to="/ajuda">Ajuda e apoio</Link>
              <Link to="/user/protection">Definir limites</Link>
            </p>
          </>
        )}
      </div>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${token('space.m')};

  > div {
    flex: 1 1 14rem;
  }

  p + p {
    margin-block-start: ${token('space.2xs')};
  }

  strong {
    font-weight: 700;
  }
`;

const Age = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 3rem;
  block-size: 3rem;
  border-radius: 50%;
  border: 2px solid ${token('color.text')};
  font-weight: 800;
`;

const ageMark = (
  <Age role="img" aria-label={ageText}>
    18+
  </Age>
);
