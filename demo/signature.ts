import { seededRandom } from './random.ts';

/** The strokes of a signature in the delivery book, always the same for one name. */
export function drawnSignature(name: string): string {
  const random = inkOf(name);
  const loops = 2 + (name.length % 4);
  const high = random.between(18, 34);
  const points = Array.from({ length: 72 }, (_, at) => {
    const turn = (at / 71) * loops * 2 * Math.PI;
    const x = 36 + (at / 71) * 240 + (10 + (name.length % 7) * 3) * Math.cos(turn);
    const y = 62 + high * (1 - at / 110) * Math.sin(turn + random.next() * 0.3);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  return `M${points.join('L')}`;
}

function inkOf(name: string) {
  let seed = 7;
  for (const letter of name) seed = (seed * 31 + letter.charCodeAt(0)) >>> 0;
  return seededRandom(seed);
}

/** A scribble in blue ink, always the same for one name. */
export function signatureSvg(name: string): string {
  const random = inkOf(name);
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
