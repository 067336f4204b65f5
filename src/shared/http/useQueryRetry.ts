import { isHttpError, isPassing } from './httpError.ts';
import { useRetryOccasion } from './useRetryOccasion.ts';

/** The parts of a query's result that a retry needs. */
interface RetriedQuery {
  isError: boolean;
  error?: unknown;
  refetch: () => unknown;
}

/** Sends a failed query again when an occasion comes, never by a timer. Errors that will not pass are left alone. */
export function useQueryRetry({ isError, error, refetch }: RetriedQuery): void {
  useRetryOccasion(isError && (!isHttpError(error) || isPassing(error)), () => void refetch());
}
