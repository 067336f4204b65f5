// Ends the program with exit code 2 for wrong usage.
export class UsageError extends Error {}
