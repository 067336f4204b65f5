import type { Call } from './call.ts';
import {
  exclusionRequestSchema,
  limitsRequestSchema,
  limitsSchema,
  suspensionRequestSchema,
  untilSchema,
} from './protection.ts';

/** Responsible gambling. */
export const protectionCalls = {
  getLimits: {
    method: 'GET',
    path: '/api/protection/limits',
    description: "The player's limits, the pending ones among them.",
    auth: 'bearer',
    answer: limitsSchema,
  },
  updateLimits: {
    method: 'PUT',
    path: '/api/protection/limits',
    description: 'A lower limit holds at once, a higher one later.',
    auth: 'bearer',
    body: limitsRequestSchema,
    answer: limitsSchema,
  },
  suspend: {
    method: 'POST',
    path: '/api/protection/suspension',
    description: 'A pause of some days; it cannot be taken back.',
    auth: 'bearer',
    body: suspensionRequestSchema,
    answer: untilSchema,
  },
  exclude: {
    method: 'POST',
    path: '/api/protection/exclusion',
    description: 'Self-exclusion for months or for good, confirmed by the password.',
    auth: 'bearer',
    body: exclusionRequestSchema,
    answer: untilSchema,
  },
} as const satisfies Record<string, Call>;
