import { styled } from 'styled-components';
import { ministryWarning } from '../../../../shared/brand/ministryWarning.ts';
import { useBrand } from '../../../../shared/brand/useBrand.ts';
import type { ModalImages } from '../../../../shared/contract/content/images.ts';
import { token } from '../../../../shared/tokens/token.ts';
import { useModalPictureUrl } from '../useModalPicture.tsx';

const responsiblePlay = 'jogo-responsavel';

// Brazilian law requires the literal warning at registration and login (Portaria 1.231 arts. 4 and 13).
export function RiskNotice({ picture }: { picture: keyof ModalImages }) {
  const { jurisdiction, legal } = useBrand();
  // The picture of the panel carries the warning already.
  const isWarned = useModalPictureUrl(picture) !== null;
  if (jurisdiction !== 'br') return null;
  const link = legal.some(({ slug }) => slug === responsiblePlay) && (
    <a href={`/${responsiblePlay}`} target="_blank" rel="noopener">
      Riscos e autoavaliação
    </a>
  );
  if (isWarned) return link && <Line>{link}</Line>;
  return (
    <Box>
      <strong>18+</strong>
      <p>
        {ministryWarning} {link}
      </p>
    </Box>
  );
}

const Line = styled.p`
  padding-block-start: ${token('space.m')};
  font-size: 0.875rem;
  text-align: center;
`;

const Box = styled.aside`
  display: flex;
  align-items: center;
  gap: ${token('space.s')};
  margin-block-start: ${token('space.m')};
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
