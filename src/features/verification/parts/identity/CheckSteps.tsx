import { styled } from 'styled-components';
import { token } from '../../../../shared/tokens/token.ts';
import { Icon } from '../../../../ui/icon/Icon.tsx';
import type { IconName } from '../../../../ui/icon/iconPaths.ts';
import type { CheckKind } from './widgetMessage.ts';

interface CheckText {
  lead: string;
  steps: readonly { icon: IconName; text: string }[];
}

const texts: Record<CheckKind, CheckText> = {
  face: {
    lead: 'Para proteger sua conta, confirme que é você com uma verificação facial.',
    steps: [
      { icon: 'eye', text: 'Fique em um lugar iluminado, sem boné nem óculos escuros.' },
      { icon: 'user', text: 'Permita o uso da câmera e centralize o rosto.' },
      { icon: 'clock', text: 'Leva menos de um minuto.' },
    ],
  },
  kyc: {
    lead: 'Antes de jogar, precisamos confirmar sua identidade com um documento seu.',
    steps: [
      { icon: 'list', text: 'Tenha em mãos seu RG ou sua CNH, dentro da validade.' },
      { icon: 'eye', text: 'Fotografe frente e verso, sem cortes e sem reflexo.' },
      { icon: 'user', text: 'No final, tire uma selfie. Leva cerca de dois minutos.' },
    ],
  },
};

// Explains the check before the camera prompt.
export function CheckSteps({ check }: { check: CheckKind }) {
  const { lead, steps } = texts[check];
  return (
    <Box>
      <p>{lead}</p>
      <ol>
        {steps.map(({ icon, text }) => (
          <li key={text}>
            <Disc>
              <Icon name={icon} size={20} />
            </Disc>
            {text}
          </li>
        ))}
      </ol>
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: ${token('space.m')};

  ol {
    display: grid;
    gap: ${token('space.s')};
    padding: 0;
    list-style: none;
  }

  li {
    display: flex;
    align-items: center;
    gap: ${token('space.s')};
    color: ${token('color.text-muted')};
    line-height: 1.4;
  }
`;

const Disc = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  inline-size: 2.5rem;
  block-size: 2.5rem;
  border-radius: 50%;
  background: ${token('color.primary-soft')};
  color: ${token('color.text')};
`;
