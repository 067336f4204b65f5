import type { SlotDesk } from '../games/slotDesk.ts';
import type { SportsDesk } from '../games/sportsDesk.ts';
import type { SandboxBrand } from '../tenants.ts';

/** What the stand-ins reach of an operator; null: there is no such tenant. */
export type PartnerDesks = (tenant: string) => {
  brand: SandboxBrand;
  slots: SlotDesk;
  sports: SportsDesk;
} | null;
