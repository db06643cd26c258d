/** Least contrast of text and its ground (WCAG 2.2, 1.4.3). */
export const leastContrast = 4.5;

/** Relative luminance of WCAG 2. @param hex as `#rrggbb` */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** From 1, the same, to 21, black on white. @param one as `#rrggbb` @param other as `#rrggbb` */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** The colours of a deployment, as `#rrggbb`; or something about each. */
export interface Colours<T = string> {
  readonly accent: T;
  readonly accentInk: T;
  readonly login: T;
}

/** The contrast that each colour must have: the accent on white and under its text, the sign-in page. */
export const contrasts = ({ accent, accentInk, login }: Colours): Readonly<Colours<number>> => ({
  accent: contrast(accent, '#ffffff'),
  accentInk: contrast(accent, accentInk),
  login: contrast(login, '#ffffff'),
});

/** Which colours cannot be read. */
export const hardToRead = (colours: Colours): readonly (keyof Colours)[] => {
  const found = contrasts(colours);
  return (['accent', 'accentInk', 'login'] as const).filter((code) => found[code] < leastContrast);
};
