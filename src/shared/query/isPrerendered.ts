/**
 * Tells whether the query holds only the prerendered part of the response, which is still being requested.
 */
export function isPrerendered(query: { data?: unknown; fulfilledTimeStamp?: number | undefined }): boolean {
  return query.data !== undefined && query.fulfilledTimeStamp === undefined;
}
