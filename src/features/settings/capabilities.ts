import type { BrandRecord, FeatureName } from '../../shared/brand/brandRecord.ts';
import type { Settings } from '../../shared/contract/settings.ts';
import type { RouteId } from '../../shared/paths/routeTable.ts';

/** What an operator can switch off for a while; a brand's features are off for good. */
export const capabilityNames = ['casino', 'sports', 'deposit', 'withdraw', 'registration', 'bonus'] as const;
export type Capability = (typeof capabilityNames)[number];

const settingOf = {
  casino: 'casino_enabled',
  sports: 'sport_enabled',
  deposit: 'deposit_enabled',
  withdraw: 'withdraw_enabled',
  registration: 'general_registration_open',
  bonus: 'bonus_enabled',
} as const satisfies Record<Capability, keyof Settings>;

const featuresOf: Partial<Record<Capability, readonly FeatureName[]>> = {
  casino: ['casino', 'live', 'slots', 'mines', 'double'],
  sports: ['sports', 'esports'],
  bonus: ['bonus'],
};

export type Capabilities = Readonly<Record<Capability, boolean>>;

/** On: the brand offers it and the operator has not switched it off. */
export function capabilitiesOf(settings: Settings, features: BrandRecord['features']): Capabilities {
  const isOn = (capability: Capability) => {
    const needed = featuresOf[capability];
    return settings[settingOf[capability]] && (!needed || needed.some((feature) => features[feature]));
  };
  return {
    casino: isOn('casino'),
    sports: isOn('sports'),
    deposit: isOn('deposit'),
    withdraw: isOn('withdraw'),
    registration: isOn('registration'),
    bonus: isOn('bonus'),
  };
}

const capabilityByRoute: Partial<Record<RouteId, Capability>> = {
  'play-id': 'casino',
  'play-provider-name': 'casino',
  casino: 'casino',
  'casino-live': 'casino',
  'casino-slots': 'casino',
  'casino-favorites': 'casino',
  'casino-category': 'casino',
  'games-mines': 'casino',
  'games-double': 'casino',
  providers: 'casino',
  'providers-id': 'casino',
  suppliers: 'casino',
  sports: 'sports',
  'sports-esports': 'sports',
  'altenar-sports': 'sports',
  'user-wallet-deposit': 'deposit',
  'user-wallet-withdraw': 'withdraw',
  'user-withdraw': 'withdraw',
  'user-bonus': 'bonus',
};

/** What a page needs to be on; null: nothing. */
export function capabilityOfRoute(routeId: RouteId | null): Capability | null {
  return (routeId && capabilityByRoute[routeId]) ?? null;
}
