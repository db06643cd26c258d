import { signaturePad } from '@sarn/kernel';
import type { Options } from 'signature_pad';

const { minWidth, maxWidth, dotSize, throttleMs, minDistance, velocityFilterWeight } = signaturePad;

/** Options of the pen: the defaults of specification §9. */
export const padOptions: Options = {
  minWidth,
  maxWidth,
  dotSize,
  throttle: throttleMs,
  minDistance,
  velocityFilterWeight,
};

/** Inks to sign with. */
export const inks = { blue: '#1b2f86', black: '#16181d' } as const;
export type Ink = keyof typeof inks;

const mediaTypes = { png: 'image/png', jpeg: 'image/jpeg', svg: 'image/svg+xml' } as const;

export type ExportKind = keyof typeof mediaTypes;

/** Kinds of files the pad exports, in the order of the specification. */
export const exportKinds = signaturePad.exportTypes.map((kind) => ({
  kind,
  type: mediaTypes[kind],
}));
