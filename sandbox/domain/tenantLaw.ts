// What the jurisdiction and the company of a brand mean for its tenant.
export interface TenantLaw {
  // Brazilian law holds.
  isLawful: boolean;
  // Tenants whose accounts of one person count together, this one among them.
  tenants(now: Date): readonly string[];
  // Whether new terms of use wait for consent by then.
  asksForTerms(now: Date): boolean;
  // Whether stakes keep a pace by then.
  isPaced(now: Date): boolean;
}

export const freeTenant = (tenant: string): TenantLaw => ({
  isLawful: false,
  tenants: () => [tenant],
  asksForTerms: () => false,
  isPaced: () => false,
});
