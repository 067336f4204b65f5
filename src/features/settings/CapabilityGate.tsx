import type { ReactNode } from 'react';
import { routeEntry } from '../../shared/paths/routeRules.ts';
import type { RouteId } from '../../shared/paths/routeTable.ts';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { type Capability, capabilityOfRoute } from './capabilities.ts';
import { useCapabilities } from './useCapabilities.ts';

const texts: Record<Exclude<Capability, 'registration'>, string> = {
  casino: 'O cassino está desligado no momento. Seu saldo continua disponível.',
  sports: 'As apostas esportivas estão desligadas no momento. Apostas já feitas seguem valendo.',
  deposit: 'Os depósitos estão desligados no momento. Seu saldo continua disponível para jogar e sacar.',
  withdraw: 'Os saques estão desligados no momento. Seu saldo continua guardado na sua conta.',
  bonus: 'Os bônus estão desligados no momento.',
};

interface CapabilityGateProps {
  routeId: RouteId | null;
  children: ReactNode;
}

/** The page, or where the operator has switched off what it is about, a word about that in its place. */
export function CapabilityGate({ routeId, children }: CapabilityGateProps) {
  const capabilities = useCapabilities();
  const capability = capabilityOfRoute(routeId);
  if (!routeId || !capability || capability === 'registration' || capabilities[capability]) return children;
  return (
    <EmptyState
      level={1}
      icon={<Icon name="pause" size={28} />}
      title={`${routeEntry(routeId).title}: indisponível agora`}
      text={texts[capability]}
      action={<ButtonLink to="/">Página inicial</ButtonLink>}
    />
  );
}
