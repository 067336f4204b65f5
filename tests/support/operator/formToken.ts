import { formToken } from '../../../src/features/auth/formToken.ts';

// As a registration sends it that took five seconds to type.
export const typedFormToken = (): string => formToken(0, 5_000);
