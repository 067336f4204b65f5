import { useMemo } from 'react';
import { type FeatureName, smallGameNames } from '../../shared/brand/brandNames.ts';
import type { BrandRecord } from '../../shared/brand/brandRecord.ts';
import { useBrand } from '../../shared/brand/useBrand.ts';
import type { Settings } from '../../shared/contract/settings/settings.ts';
import { routeEntry } from '../../shared/paths/routeRules.ts';
import type { RouteId } from '../../shared/paths/routeTable.ts';
import { useSettings } from './useSettings.ts';

// Subjects that an operator can switch off at run time; a brand's features are fixed.
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

// The settings that switch them off.
export type SwitchSettings = Pick<Settings, (typeof settingOf)[Capability]>;

const featuresOf: Partial<Record<Capability, readonly FeatureName[]>> = {
  casino: ['casino', 'live', 'slots', ...smallGameNames],
  sports: ['sports', 'esports'],
  bonus: ['bonus'],
};

export type Capabilities = Readonly<Record<Capability, boolean>>;

/** Combines the operator's switches with the brand's features. */
export function capabilitiesOf(settings: SwitchSettings, features: BrandRecord['features']): Capabilities {
  const isOn = (capability: Capability) => {
    const needed = featuresOf[capability];
    return settings[settingOf[capability]] && (!needed || needed.some((feature) => features[feature]));
  };
  return Object.fromEntries(capabilityNames.map((name) => [name, isOn(name)])) as Capabilities;
}

// Capability that a page requires, or null.
export function capabilityOfRoute(routeId: RouteId | null): Capability | null {
  return (routeId && routeEntry(routeId).capability) ?? null;
}

export function useCapabilities(): Capabilities {
  const settings = useSettings();
  const { features } = useBrand();
  return useMemo(() => capabilitiesOf(settings, features), [settings, features]);
}
