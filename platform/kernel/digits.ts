const thaiZero = 0x0e50;

/** Thai digits turned into Arabic ones; everything else stays. */
export function toArabicDigits(text: string): string {
  return text.replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - thaiZero));
}

/** Arabic digits turned into Thai ones; everything else stays. */
export function toThaiDigits(text: string | number): string {
  return String(text).replace(/[0-9]/g, (digit) => String.fromCharCode(thaiZero + Number(digit)));
}
