const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/**
 * A length of time in its largest unit, in words of both languages: for sentences that are kept.
 * Hours up to two days, because limits are told in hours.
 */
export function spanText(milliseconds: number): { readonly th: string; readonly en: string } {
  const ms = Math.max(0, milliseconds);
  if (ms >= 2 * dayMs) return inUnit(ms / dayMs, 'วัน', 'day');
  if (ms >= hourMs) return inUnit(ms / hourMs, 'ชั่วโมง', 'hour');
  if (ms >= minuteMs) return inUnit(ms / minuteMs, 'นาที', 'minute');
  return inUnit(ms / 1_000, 'วินาที', 'second');
}

function inUnit(amount: number, th: string, en: string): { th: string; en: string } {
  const whole = Math.floor(amount);
  return { th: `${whole} ${th}`, en: `${whole} ${en}${whole === 1 ? '' : 's'}` };
}
