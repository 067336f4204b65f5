/** The command was called in a way it cannot be: ends the program with exit code 2. */
export class UsageError extends Error {}
