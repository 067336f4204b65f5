import { styled } from 'styled-components';
import type { Deposit } from '../../../shared/contract/wallet/deposits.ts';
import { formatBrl } from '../../../shared/money/formatBrl.ts';
import { token } from '../../../shared/tokens/token.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ProgressBar } from '../../../ui/progress/ProgressBar.tsx';
import { forgetCharge } from '../currentCharge.ts';
import { CopyCode } from './CopyCode.tsx';
import { QrCode } from './QrCode.tsx';
import { clockText } from './useCountdown.ts';

interface OpenChargeProps {
  charge: Deposit;
  leftMs: number;
}

const usualLifeMs = 15 * 60_000;

export function OpenCharge({ charge, leftMs }: OpenChargeProps) {
  return (
    <Column>
      <Amount>{formatBrl(charge.amount)}</Amount>
      <Text>Escaneie o QR Code no app do seu banco ou copie o código. Pague de uma conta no seu CPF.</Text>
      <QrCode text={charge.pix_code} label={`QR Code do PIX de ${formatBrl(charge.amount)}`} />
      <CopyCode code={charge.pix_code} />
      {charge.coupon_code && (
        <Text>
          Com o cupom <Code>{charge.coupon_code}</Code>: o bônus entra com o pagamento.
        </Text>
      )}
      <Life>
        <ProgressBar
          label="Tempo para pagar"
          value={Math.min(leftMs, usualLifeMs)}
          max={usualLifeMs}
          valueText={clockText(leftMs)}
        />
      </Life>
      <p role="status">Aguardando pagamento</p>
      <Button variant="quiet" size="s" onClick={forgetCharge}>
        Mudar o valor
      </Button>
      <Text>Um novo código cancela este.</Text>
    </Column>
  );
}

const Column = styled.div`
  display: grid;
  justify-items: center;
  gap: ${token('space.s')};
  text-align: center;
`;

const Amount = styled.p`
  font-family: ${token('font.display')};
  font-size: 1.75rem;
  font-weight: 700;
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

const Life = styled.div`
  inline-size: 100%;
`;
