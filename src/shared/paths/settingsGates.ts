import type { Settings } from '../contract/settings.ts';
import { type RouteId, routeIds } from './routeTable.ts';

const switches = [
  'casino_enabled',
  'sport_enabled',
  'deposit_enabled',
  'withdraw_enabled',
  'bonus_enabled',
  'refer_enabled',
] as const;
type Switch = (typeof switches)[number];

const startingWith = (...starts: string[]) =>
  routeIds.filter((id) => starts.some((start) => id.startsWith(start)));

const routesOf: Record<Switch, readonly RouteId[]> = {
  casino_enabled: startingWith('casino', 'play-', 'games-', 'providers', 'suppliers'),
  sport_enabled: startingWith('sport', 'altenar-sports'),
  deposit_enabled: ['user-wallet-deposit'],
  withdraw_enabled: ['user-wallet-withdraw', 'user-withdraw'],
  bonus_enabled: ['user-bonus'],
  refer_enabled: ['user-indications'],
};

/** The operator's settings switch it off for now: its menu entries vanish and its page says so. */
export function isSwitchedOff(id: RouteId, settings: Pick<Settings, Switch>): boolean {
  return switches.some((name) => !settings[name] && routesOf[name].includes(id));
}
