import { seededRandom } from './random.ts';

/** A scribble in blue ink, always the same for one name. */
export function signatureSvg(name: string): string {
  let seed = 7;
  for (const letter of name) seed = (seed * 31 + letter.charCodeAt(0)) >>> 0;
  const random = seededRandom(seed);
  let path = `M8 ${random.between(28, 44)}`;
  let x = 8;
  while (x < 140) {
    const step = random.between(9, 24);
    const high = random.between(6, 26);
    const low = random.between(34, 54);
    path += ` c${step / 3} ${-high} ${step / 2} ${-high} ${step * 0.7} ${low - 36}`;
    path += ` s${step / 4} ${random.between(2, 14)} ${step * 0.5} ${36 - low}`;
    x += step * 1.2;
  }
  path += ` q14 ${-random.between(2, 10)} 26 ${random.between(-4, 4)}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 180 64"><path d="${path}" fill="none" stroke="#1b2f86" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
}
