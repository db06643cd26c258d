import { expect, it } from 'vitest';
import { exportKinds, padOptions } from './pad-options.ts';

it('[2.12] [6.01] the pad has the defaults of specification §9', () => {
  expect(padOptions).toEqual({
    minWidth: 0.5,
    maxWidth: 2.5,
    dotSize: 1.5,
    throttle: 16,
    minDistance: 5,
    velocityFilterWeight: 0.7,
  });
  expect(exportKinds.map(({ type }) => type)).toEqual(['image/png', 'image/jpeg', 'image/svg+xml']);
});
