import { type LimitsRequest, limitsSchema } from '../../shared/contract/protection.ts';
import type { AppDispatch } from '../../shared/state/rootState.ts';
import { servicesOf } from '../../shared/state/services.ts';
import type { RegisterValues } from './registerValues.ts';

/** The player chose to have none for now. */
export const noLimit = 'none';

/** Sets the limits that Brazilian law has players asked for at registration. Returns whether they hold. */
export function saveFirstLimits({ timeLimit, lossLimit }: Pick<RegisterValues, 'timeLimit' | 'lossLimit'>) {
  return async (_dispatch: AppDispatch, _getState: unknown, extra: unknown): Promise<boolean> => {
    const minutes = chosen(timeLimit);
    const cents = chosen(lossLimit);
    if (minutes === null && cents === null) return true;
    const body: LimitsRequest = {
      ...(minutes === null ? {} : { time: { day: minutes } }),
      ...(cents === null ? {} : { loss: { month: cents } }),
    };
    const { http } = servicesOf(extra);
    const result = await http.send({
      method: 'PUT',
      path: '/api/protection/limits',
      body,
      schema: limitsSchema,
    });
    return result.ok;
  };
}

function chosen(value: string | undefined): number | null {
  return value && value !== noLimit ? Number(value) : null;
}
