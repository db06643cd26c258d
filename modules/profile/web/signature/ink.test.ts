import { expect, it } from 'vitest';
import { clearBackground, inkBox } from './ink.ts';

/** Opaque grey pixels of the given light values. */
const grey = (...lights: number[]) =>
  new Uint8ClampedArray(lights.flatMap((light) => [light, light, light, 255]));

it('[2.12] removes a white background, fades grey, keeps ink', () => {
  const pixels = grey(255, 230, 160, 20);
  clearBackground(pixels);
  const alphas = [3, 7, 11, 15].map((at) => pixels[at] ?? -1);
  expect(alphas.slice(0, 2)).toEqual([0, 0]);
  expect(alphas[2]).toBeGreaterThan(0);
  expect(alphas[2]).toBeLessThan(255);
  expect(alphas[3]).toBe(255);
  expect([...pixels.subarray(12, 15)]).toEqual([20, 20, 20]);
});

it('[2.12] finds the box around the ink, or none', () => {
  const width = 4;
  const pixels = new Uint8ClampedArray(width * 3 * 4);
  expect(inkBox(pixels, width)).toBeNull();
  pixels[(1 * width + 2) * 4 + 3] = 255;
  pixels[(2 * width + 1) * 4 + 3] = 255;
  expect(inkBox(pixels, width)).toEqual({ left: 1, top: 1, right: 3, bottom: 3 });
});
