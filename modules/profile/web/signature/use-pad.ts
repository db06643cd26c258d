import { useEffect, useEffectEvent, useRef, useState } from 'react';
import SignaturePad from 'signature_pad';
import type { PointGroup } from 'signature_pad';
import { inks, padOptions } from './pad-options.ts';
import type { Ink } from './pad-options.ts';
import { areSame, reshape } from './reshape.ts';
import type { Surface } from './reshape.ts';

/** Attribute around a pad that fills the screen. */
export const fullMark = 'data-full-pad';

/** Strokes as they were written, and on what: each new size is fitted from these, or it would shrink them again. */
export interface Drawn {
  readonly strokes: readonly PointGroup[];
  readonly on: Surface;
  readonly ink: Ink;
}

/**
 * A pad over a canvas; strokes are counted, and kept when the window changes its size.
 *
 * @param earlier strokes of a pad before this one, which are shown again
 * @param onChange called with the canvas and the strokes after each one, and without a canvas when nothing is left
 */
export function usePad(
  ink: Ink,
  earlier: Drawn | null,
  onChange: (canvas: HTMLCanvasElement | null, drawn: Drawn | null) => void,
) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<SignaturePad | null>(null);
  const written = useRef<Drawn | null>(earlier);
  const [strokes, setStrokes] = useState(0);
  const announce = (count: number) => {
    setStrokes(count);
    onChange(count > 0 ? canvas.current : null, written.current);
  };
  const changed = (count: number) => {
    written.current = drawnOn(canvas.current, pad.current, ink);
    announce(count);
  };
  // The pad outlives one rendering, so it must call the latest `onChange`.
  const tell = useEffectEvent(changed);
  const tellFitted = useEffectEvent(announce);
  useEffect(() => {
    const at = canvas.current;
    if (!at) return;
    const made = new SignaturePad(at, padOptions);
    pad.current = made;
    made.addEventListener('endStroke', () => tell(made.toData().length));
    let surface: Surface | null = null;
    const fit = () => {
      if (!fitPad(at, made, { before: surface, written: written.current })) return;
      surface = surfaceOf(at);
      const { length } = made.toData();
      if (length > 0) tellFitted(length);
    };
    const watch = new ResizeObserver(fit);
    watch.observe(at);
    fit();
    return () => {
      watch.disconnect();
      made.off();
    };
  }, []);
  useEffect(() => {
    const at = pad.current;
    if (!at) return;
    at.penColor = inks[ink];
    // A signature has one ink, so existing strokes change their colour too.
    at.fromData(at.toData().map((stroke) => ({ ...stroke, penColor: inks[ink] })));
    tell(at.toData().length);
  }, [ink]);
  const undo = () => {
    const rest = pad.current?.toData().slice(0, -1) ?? [];
    pad.current?.fromData(rest);
    changed(rest.length);
  };
  const clear = () => {
    pad.current?.clear();
    changed(0);
  };
  return { canvas, pad, strokes, undo, clear };
}

/** Null where nothing is drawn: an empty pad is nothing that could be lost. */
function drawnOn(
  canvas: HTMLCanvasElement | null,
  pad: SignaturePad | null,
  ink: Ink,
): Drawn | null {
  const strokes = pad?.toData() ?? [];
  return canvas && strokes.length > 0 ? { strokes, on: surfaceOf(canvas), ink } : null;
}

/** What the canvas is now; a full one in an upright window is written on sideways. */
const surfaceOf = (canvas: HTMLCanvasElement): Surface => ({
  ...{ width: canvas.offsetWidth, height: canvas.offsetHeight },
  isTurned:
    canvas.closest(`[${fullMark}]`) !== null &&
    window.matchMedia('(orientation: portrait)').matches,
});

/**
 * Uses the pixel density of the screen, or strokes look jagged; strokes are kept, and fitted to the new size.
 *
 * @returns whether anything changed
 */
function fitPad(
  canvas: HTMLCanvasElement,
  pad: SignaturePad,
  { before, written }: { readonly before: Surface | null; readonly written: Drawn | null },
): boolean {
  const now = surfaceOf(canvas);
  const ratio = Math.max(window.devicePixelRatio, 1);
  const [width, height] = [now.width * ratio, now.height * ratio];
  const isSame = before !== null && areSame(before, now);
  if (isSame && canvas.width === width && canvas.height === height) return false;
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.scale(ratio, ratio);
  const { strokes, on } = written ?? { strokes: [], on: now };
  const isKnown = on.width > 0;
  const fitted = strokes.map((stroke) => ({
    ...stroke,
    points: isKnown ? stroke.points.map((point) => reshape(point, on, now)) : stroke.points,
  }));
  pad.fromData(fitted);
  return true;
}
