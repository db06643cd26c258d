import { byteUnits } from '@sarn/kernel';

const { base, names: units } = byteUnits;

/** Size as shown, base 1024: `12 KB`, `1.5 MB`. */
export function formatBytes(bytes: number): string {
  if (!(bytes >= 1)) return '0 Bytes';
  const step = Math.min(Math.floor(Math.log2(bytes) / 10), units.length - 1);
  const value = bytes / base ** step;
  const digits = step === 0 || value >= 100 ? 0 : 1;
  return `${Number(value.toFixed(digits))} ${units[step]}`;
}
