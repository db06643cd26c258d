import type { Drawn } from './use-pad.ts';
import type { Ink } from './pad-options.ts';

/** Script fonts in which a name can be signed. */
export const fonts = { fontBrush: 'Charmonman', fontHand: 'Sriracha' } as const;
export type Font = keyof typeof fonts;

/** A signature that is typed. */
export interface Written {
  /** Null until something is typed: the name of the person. */
  readonly name: string | null;
  readonly font: Font;
  readonly ink: Ink;
}

export const unwritten: Written = { name: null, font: 'fontBrush', ink: 'blue' };

/** What each way of making a signature is given. */
export interface WayProps {
  /** What was made in this way before another one was looked at; null: nothing. */
  readonly made: HTMLCanvasElement | null;
  /** The strokes of the pad, which outlive it. */
  readonly drawn: Drawn | null;
  readonly onDrawn: (drawn: Drawn | null) => void;
  /** Called when its ink changes; null while there is none. */
  readonly onInk: (ink: HTMLCanvasElement | null) => void;
  readonly written: Written;
  readonly onWrite: (part: Partial<Written>) => void;
}
