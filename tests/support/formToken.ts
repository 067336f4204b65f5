import { formToken } from '../../src/features/auth/formToken.ts';

/** As a registration carries it that somebody typed in five seconds. */
export const typedFormToken = (): string => formToken(0, 5_000);
