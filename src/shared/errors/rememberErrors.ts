/** Enough to know what is wrong, where nobody ever comes to hear of it. */
const mostKept = 50;

/** Keeps what goes wrong until monitoring is there to hear of it. For the early script. */
export function rememberErrors(page: Window): void {
  page.__errorReports = [];
  for (const kind of ['error', 'unhandledrejection']) {
    page.addEventListener(kind, (event) => {
      if (page.__errorReports && page.__errorReports.length < mostKept) page.__errorReports.push(event);
    });
  }
}
