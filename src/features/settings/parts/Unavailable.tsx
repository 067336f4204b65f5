import { routeEntry } from '../../../shared/paths/routeRules.ts';
import type { RouteId } from '../../../shared/paths/routeTable.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { EmptyState } from '../../../ui/empty-state/EmptyState.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import type { Capability } from '../capabilities.ts';

export type PageCapability = Exclude<Capability, 'registration'>;

const texts: Record<PageCapability, string> = {
  casino: 'O cassino está indisponível no momento. Seu saldo continua disponível.',
  sports: 'As apostas esportivas estão indisponíveis no momento. Apostas já feitas continuam valendo.',
  deposit: 'Os depósitos estão indisponíveis no momento. Seu saldo continua disponível para jogar e sacar.',
  withdraw: 'Os saques estão indisponíveis no momento. Seu saldo continua guardado na sua conta.',
  bonus: 'Os bônus estão indisponíveis no momento.',
};

export function Unavailable({ routeId, capability }: { routeId: RouteId; capability: PageCapability }) {
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
