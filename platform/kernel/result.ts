/** Fails to compile where a case was forgotten, and throws if such a case comes at run time. */
export function assertNever(value: never): never {
  throw new Error(`Unexpected case: ${JSON.stringify(value)}`);
}

/** The value, or an error that names what is missing; for what the program itself guarantees. */
export function need<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`Missing: ${what}`);
  return value;
}
