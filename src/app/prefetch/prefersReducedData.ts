// Tells whether the visitor saves data or has a 2G connection.
export function prefersReducedData(browser: Navigator): boolean {
  const connection: unknown = 'connection' in browser ? browser.connection : null;
  if (typeof connection !== 'object' || connection === null) return false;
  const saves = 'saveData' in connection && connection.saveData === true;
  const kind = 'effectiveType' in connection ? String(connection.effectiveType) : '';
  return saves || kind.endsWith('2g');
}
