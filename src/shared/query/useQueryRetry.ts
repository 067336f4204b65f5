import { isHttpError, isPassing } from '../http/httpError.ts';
import { useRetryOccasion } from './useRetryOccasion.ts';

interface RetriedQuery {
  isError: boolean;
  error?: unknown;
  refetch: () => unknown;
}

/** Retries a failed query when an occasion comes, never by a timer; permanent errors are left alone. */
export function useQueryRetry({ isError, error, refetch }: RetriedQuery): void {
  useRetryOccasion(isError && (!isHttpError(error) || isPassing(error)), () => void refetch());
}
