const dayMs = 86_400_000;

/** The day that a number of a workbook stands for, with its time where it has one. */
export function dayText(serial: number, isFrom1904: boolean): string {
  // A time alone is a fraction of a day.
  if (serial > 0 && serial < 1) return minuteOf(serial);
  const days = Math.floor(serial) + (isFrom1904 ? 1_462 : 0);
  const day = new Date(Date.UTC(1899, 11, 30) + days * dayMs);
  if (Number.isNaN(day.getTime())) return String(serial);
  const text = day.toISOString().slice(0, 10);
  const part = serial - Math.floor(serial);
  return part > 0 ? `${text} ${minuteOf(part)}` : text;
}

function minuteOf(part: number): string {
  const minutes = Math.min(1_439, Math.round(part * 1_440));
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
