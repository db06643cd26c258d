const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

export interface Age {
  readonly unit: 'now' | 'minutes' | 'hours' | 'days';
  readonly count: number;
}

/** How old a backup is, in its largest unit. In hours up to two days: 26 hours are too old. */
export function ageOf(at: string, now: Date): Age {
  const age = now.getTime() - Date.parse(at);
  if (age >= 2 * dayMs) return { unit: 'days', count: Math.floor(age / dayMs) };
  if (age >= hourMs) return { unit: 'hours', count: Math.floor(age / hourMs) };
  if (age >= minuteMs) return { unit: 'minutes', count: Math.floor(age / minuteMs) };
  return { unit: 'now', count: 0 };
}
