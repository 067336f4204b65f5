import type { SandboxControl } from '../switches.ts';
import { siteOf } from './brandPreview.ts';

// Settings that the start page switches on and off.
export const switchedSettings = [
  'maintence',
  'general_registration_open',
  'casino_enabled',
  'sport_enabled',
  'deposit_enabled',
  'withdraw_enabled',
  'bonus_enabled',
  'general_show_chat_widget',
  'general_main_color',
] as const;

const shownVersions = 8;

export async function tenantState(control: SandboxControl, tenant: string) {
  const settings = control.settings(tenant);
  const versions = await control.settingsVersions(tenant);
  const brand = control.brands().find(({ id }) => id === tenant);
  return {
    accounts: await control.accounts(tenant),
    pendingDeposits: await control.pendingDeposits(tenant),
    pendingWithdrawals: await control.pendingWithdrawals(tenant),
    mails: control.mails(tenant),
    policyReports: control.policyReports(tenant),
    impeded: await control.impeded(),
    callErrors: control.callErrors(tenant),
    realtimeConnections: control.realtimeConnections(tenant),
    site: brand ? siteOf(brand) : '',
    versions: versions.slice(0, shownVersions).map(({ version, changes, createdAt }) => ({
      version,
      changes,
      createdAt: createdAt.toISOString(),
    })),
    settings: Object.fromEntries(switchedSettings.map((key) => [key, settings[key]])),
  };
}

export type TenantState = Awaited<ReturnType<typeof tenantState>>;
