import { landingQuery } from '../../shared/storage/landingQuery.ts';

/** Returns the signed settings that the operator's link shows before they are in force. */
export function previewOfSettings(): string | undefined {
  return new URLSearchParams(landingQuery()).get('preview') ?? undefined;
}
