// Ends the program with exit code 1 for invalid input or a failed check; the message alone is printed.
export class InputError extends Error {}

// Ends the program with exit code 2 for wrong usage.
export class UsageError extends Error {}
