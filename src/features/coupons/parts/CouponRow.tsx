import { styled } from 'styled-components';
import type { Coupon } from '../../../shared/contract/bonus/coupons.ts';
import { token } from '../../../shared/tokens/token.ts';
import { Badge } from '../../../ui/badge/Badge.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';

interface CouponRowProps {
  coupon: Coupon;
  // Only for coupons that wait for a deposit.
  onUse?: () => void;
}

export function CouponRow({ coupon, onUse }: CouponRowProps) {
  return (
    <Row>
      <Icon name="coupon" />
      <Text>
        <Code>{coupon.code}</Code>
        <span>{kindText(coupon)}</span>
      </Text>
      {coupon.applied && <Badge $kind="success">Utilizado</Badge>}
      {coupon.expired && !coupon.applied && <Badge>Expirado</Badge>}
      {onUse && (
        <Button size="s" onClick={onUse}>
          Usar no depósito
        </Button>
      )}
    </Row>
  );
}

function kindText({ deposit, event, apply_register }: Coupon): string {
  if (deposit) return 'Vale com um depósito';
  if (event) return 'Cupom de evento';
  return apply_register ? 'Cupom de cadastro' : 'Bônus na hora';
}

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space.s')};
  padding: ${token('space.s')} ${token('space.m')};
  border: 1px dashed ${token('color.border')};
  border-radius: ${token('radius.card')};
  background: ${token('color.surface')};
`;

const Text = styled.span`
  display: grid;
  flex: 1;
  min-inline-size: 0;
  color: ${token('color.text-muted')};
`;

const Code = styled.strong`
  color: ${token('color.text')};
  letter-spacing: 0.04em;
  overflow-wrap: anywhere;
`;
