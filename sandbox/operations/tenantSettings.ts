import { readSettings, type Settings } from '../../src/shared/contract/settings/settings.ts';
import { readSettingsPreview, signSettingsPreview } from '../domain/settingsPreview.ts';
import type { Db } from '../store/database/database.ts';
import {
  findSettingVersion,
  listSettingVersions,
  lockSettings,
  putSettingVersion,
  type SettingVersion,
} from '../store/settingVersions.ts';
import type { Transact } from './unitOfWork.ts';

interface SettingsParts {
  tenant: string;
  // Settings of the operator's content, below its changes.
  own: () => Partial<Settings>;
  // Changes of an earlier run.
  changes: Record<string, unknown>;
  db: Db;
  transact: Transact;
  secret: Uint8Array;
  clock: () => Date;
}

export interface TenantSettings {
  current(): Settings;
  change(changes: Partial<Settings>): Promise<void>;
  versions(): Promise<SettingVersion[]>;
  // Makes an earlier version the latest one; throws when there is none of that number.
  rollBack(version: number): Promise<void>;
  // Returns a token for `/v2/settings/?preview=`.
  signPreview(changes: Partial<Settings>): Promise<string>;
  // The same for an earlier version as a whole; throws when there is none of that number.
  signVersion(version: number): Promise<string>;
  // Null for an invalid token.
  preview(token: string): Promise<Settings | null>;
}

/** Keeps the settings of one operator with all versions of them. */
export function tenantSettings({
  tenant,
  own,
  db,
  transact,
  secret,
  clock,
  ...parts
}: SettingsParts): TenantSettings {
  const effective = (changes: Record<string, unknown>) => readSettings({ ...own(), ...changes }).settings;
  let { changes } = parts;
  let settings = effective(changes);
  let newest = 0;
  const putAfter = async (
    nextAfter: (latest: Record<string, unknown>) => Record<string, unknown>,
  ): Promise<void> => {
    const stored = await transact(tenant, async (work) => {
      const next = nextAfter(await lockSettings(work.db, tenant, work.now));
      return { next, version: await putSettingVersion(work.db, tenant, next, work.now) };
    });
    // Commits over several connections may be reported in another order.
    if (stored.version < newest) return;
    newest = stored.version;
    changes = stored.next;
    settings = effective(changes);
  };
  const find = async (version: number): Promise<SettingVersion> => {
    const found = await findSettingVersion(db, tenant, version);
    if (!found) throw new Error(`There is no version ${version} of the settings`);
    return found;
  };
  return {
    current: () => settings,
    change: (more) => putAfter((latest) => ({ ...latest, ...more })),
    versions: () => listSettingVersions(db, tenant),
    rollBack: async (version) => {
      const found = await find(version);
      await putAfter(() => found.changes);
    },
    signPreview: (more) => signSettingsPreview(tenant, { changes: more, isWhole: false }, secret, clock()),
    signVersion: async (version) => {
      const { changes: whole } = await find(version);
      return signSettingsPreview(tenant, { changes: whole, isWhole: true }, secret, clock());
    },
    preview: async (token) => {
      const found = await readSettingsPreview(token, tenant, secret, clock());
      return found && effective(found.isWhole ? found.changes : { ...changes, ...found.changes });
    },
  };
}
