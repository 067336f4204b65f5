/** Returns the query that shows settings before they are in force, from the query of the operator's link. */
export function previewQuery(search: string): string {
  const [, preview] = /[?&]preview=([\w.-]+)/.exec(search) ?? [];
  return preview ? `?preview=${preview}` : '';
}
