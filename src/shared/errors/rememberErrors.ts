/** Keeps what goes wrong until monitoring is there to hear of it. For the early script. */
export function rememberErrors(page: Window): void {
  page.__errorReports = [];
  for (const kind of ['error', 'unhandledrejection']) {
    page.addEventListener(kind, (event) => page.__errorReports?.push(event));
  }
}
