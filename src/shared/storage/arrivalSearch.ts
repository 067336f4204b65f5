declare global {
  interface Window {
    /** The query that the visitor arrived with, before anything cleaned the address. */
    __arrivalSearch?: string;
  }
}

type AddressWindow = Pick<Window, '__arrivalSearch'> & { location: Pick<Location, 'search'> };

/** Said by the early script: whoever needs it, as what measures campaigns, comes much later. */
export function rememberArrival(page: AddressWindow): void {
  page.__arrivalSearch = page.location.search;
}

/** Empty outside a browser, and where the early script did not run. */
export function arrivalSearch(): string {
  return globalThis.window?.__arrivalSearch ?? '';
}
