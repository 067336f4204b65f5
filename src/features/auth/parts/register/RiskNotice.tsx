import { styled } from 'styled-components';
import { useBrand } from '../../../../shared/brand/useBrand.ts';
import { token } from '../../../../shared/tokens/token.ts';

const responsiblePlay = 'jogo-responsavel';

// Brazilian law requires the literal warning at registration and login (Portaria 1.231 arts. 4 and 13).
export function RiskNotice() {
  const { jurisdiction, legal } = useBrand();
  if (jurisdiction !== 'br') return null;
  return (
    <Box>
      <strong>18+</strong>
      <p>
        Ministério da Fazenda adverte: Apostar pode causar dependência.
        {legal.some(({ slug }) => slug === responsiblePlay) && (
          <>
            {' '}
            <a href={`/${responsiblePlay}`} target="_blank" rel="noopener">
              Riscos e autoavaliação
            </a>
          </>
        )}
      </p>
    </Box>
  );
}

const Box = styled.aside`
  display: flex;
  align-items: center;
  gap: ${token('space.s')};
  margin-block-end: ${token('space.m')};
  padding: ${token('space.xs')} ${token('space.s')};
  border: 1px solid ${token('color.border')};
  border-radius: ${token('radius.control')};
  font-size: 0.875rem;
  line-height: 1.35;

  strong {
    flex: none;
    font-size: 1rem;
  }
`;
