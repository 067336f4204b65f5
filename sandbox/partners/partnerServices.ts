import type { BlackjackService } from '../games/blackjack/blackjackService.ts';
import type { CrashService } from '../games/crash/crashService.ts';
import type { SlotService } from '../games/slotService.ts';
import type { SportsService } from '../games/sportsService.ts';
import type { TableService } from '../games/tables/tableService.ts';
import type { SandboxBrand } from '../tenants.ts';

// Returns null for an unknown tenant.
export type PartnerServices = (tenant: string) => {
  brand: SandboxBrand;
  slots: SlotService;
  crash: CrashService;
  blackjack: BlackjackService;
  tables: TableService;
  sports: SportsService;
} | null;
