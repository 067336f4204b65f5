import type { SlotService } from '../games/slotService.ts';
import type { SportsService } from '../games/sportsService.ts';
import type { SandboxBrand } from '../tenants.ts';

// Returns null for an unknown tenant.
export type PartnerServices = (tenant: string) => {
  brand: SandboxBrand;
  slots: SlotService;
  sports: SportsService;
} | null;
