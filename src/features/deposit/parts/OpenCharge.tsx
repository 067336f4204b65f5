import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { Deposit } from '../../../shared/contract/wallet/deposits.ts';
import { formatBrl } from '../../../shared/money/formatBrl.ts';
import { token } from '../../../shared/tokens/token.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { useIsPhone } from '../../../ui/layout/useIsPhone.ts';
import { forgetCharge } from '../currentCharge.ts';
import { CopyCode } from './CopyCode.tsx';
import { QrCode } from './QrCode.tsx';
import { clockText } from './useCountdown.ts';

interface OpenChargeProps {
  charge: Deposit;
  leftMs: number;
}

export function OpenCharge({ charge, leftMs }: OpenChargeProps) {
  const isPhone = useIsPhone();
  const column = useRef<HTMLDivElement>(null);
  // The form that was here may have been taller, with its button far below.
  useEffect(() => {
    column.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const code = <CopyCode code={charge.pix_code} />;
  const picture = <QrCode text={charge.pix_code} label={`QR Code do PIX de ${formatBrl(charge.amount)}`} />;
  return (
    <Column ref={column}>
      <Head>
        <Amount tabIndex={-1}>{formatBrl(charge.amount)}</Amount>
        <Left role="timer">
          <Icon name="clock" size={18} />
          Expira em {clockText(leftMs)}
        </Left>
      </Head>
      {isPhone ? (
        <>
          <Text>Copie o código e pague no app do seu banco, de uma conta no seu CPF.</Text>
          {code}
          {/* The phone that shows the picture cannot scan it. */}
          <Other>
            <summary>
              Pagar com outro aparelho
              <Icon name="chevron-down" size={20} />
            </summary>
            {picture}
          </Other>
        </>
      ) : (
        <>
          <Text>
            Escaneie o QR Code no app do seu banco ou copie o código. Pague de uma conta no seu CPF.
          </Text>
          {picture}
          {code}
        </>
      )}
      {charge.coupon_code && (
        <Text>
          Com o cupom <Code>{charge.coupon_code}</Code>: o bônus entra com o pagamento.
        </Text>
      )}
      <p role="status">Aguardando pagamento</p>
      <Button variant="quiet" size="s" onClick={() => forgetCharge(charge.id)}>
        Mudar o valor
      </Button>
      <Text>Ao gerar um novo código, este deixa de valer.</Text>
    </Column>
  );
}

const Column = styled.div`
  display: grid;
  justify-items: center;
  gap: ${token('space.s')};
  text-align: center;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  column-gap: ${token('space.m')};
`;

const Amount = styled.p`
  font-family: ${token('font.display')};
  font-size: 1.75rem;
  font-weight: 700;
  font-variant-numeric: tabular-nums;
`;

const Left = styled.p`
  display: flex;
  align-items: center;
  gap: ${token('space.2xs')};
  color: ${token('color.text-muted')};
  font-variant-numeric: tabular-nums;
`;

const Text = styled.p`
  max-inline-size: 26rem;
  color: ${token('color.text-muted')};
`;

const Code = styled.strong`
  color: ${token('color.text')};
  overflow-wrap: anywhere;
`;

const Other = styled.details`
  inline-size: 100%;

  border: 1px solid ${token('color.border')};
  border-radius: ${token('radius.control')};

  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    padding-inline: ${token('space.s')};
    line-height: 2.75rem;
    font-weight: 600;
    text-align: start;

    /* The icon of the selects replaces it. */
    &::after {
      content: none;
    }
  }

  &[open] > summary > svg {
    transform: rotate(180deg);
  }

  > svg {
    margin: 0 auto ${token('space.s')};
  }
`;
