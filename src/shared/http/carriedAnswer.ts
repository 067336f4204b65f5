/**
 * Whether all that is known is what the page brought along from its build: a part of the operator's answer, which is
 * being asked for. What is missing in it may still come.
 */
export function isCarried(query: { data?: unknown; fulfilledTimeStamp?: number | undefined }): boolean {
  return query.data !== undefined && query.fulfilledTimeStamp === undefined;
}
