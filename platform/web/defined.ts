/** The given properties without undefined ones: React Aria treats absent and undefined apart. */
export function defined<T extends object>(props: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const kept = Object.entries(props).filter(([, value]) => value !== undefined);
  return Object.fromEntries(kept) as { [K in keyof T]?: Exclude<T[K], undefined> };
}
