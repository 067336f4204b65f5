declare global {
  interface Window {
    // The query that the visitor arrived with, before any script cleans the URL.
    __landingQuery?: string;
  }
}

type UrlWindow = Pick<Window, '__landingQuery'> & { location: Pick<Location, 'search'> };

// The operator's preview of settings is of no campaign.
const preview = /(?<=[?&])preview=[^&]*(&|$)/;

/** Saves the query in the early script, because campaign measurement loads much later. */
export function saveLandingQuery(page: UrlWindow): void {
  page.__landingQuery = page.location.search.replace(preview, '').replace(/[?&]$/, '');
}

// Empty outside a browser, and where the early script did not run.
export function landingQuery(): string {
  return globalThis.window?.__landingQuery ?? '';
}
