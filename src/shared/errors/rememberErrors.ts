/** Collects errors until monitoring has loaded; runs in the early script. */
export function rememberErrors(page: Window): void {
  page.__errorReports = [];
  for (const kind of ['error', 'unhandledrejection']) {
    page.addEventListener(kind, (event) => page.__errorReports?.push(event));
  }
}
