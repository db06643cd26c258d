import { useEffect, useEffectEvent, useRef, useState } from 'react';
import SignaturePad from 'signature_pad';
import { inks, padOptions } from './pad-options.ts';
import type { Ink } from './pad-options.ts';

/**
 * A pad over a canvas; strokes are counted, and kept when the window changes its size.
 *
 * @param onChange called with the canvas after each stroke, and with null when nothing is left
 */
export function usePad(ink: Ink, onChange: (canvas: HTMLCanvasElement | null) => void) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<SignaturePad | null>(null);
  const [strokes, setStrokes] = useState(0);
  const changed = (count: number) => {
    setStrokes(count);
    onChange(count > 0 ? canvas.current : null);
  };
  // The pad outlives one rendering, so it must call the latest `onChange`.
  const tell = useEffectEvent(changed);
  useEffect(() => {
    const at = canvas.current;
    if (!at) return;
    const made = new SignaturePad(at, padOptions);
    pad.current = made;
    made.addEventListener('endStroke', () => tell(made.toData().length));
    const fit = () => fitPad(at, made);
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

/** Uses the pixel density of the screen, or strokes look jagged; strokes are kept. */
function fitPad(canvas: HTMLCanvasElement, pad: SignaturePad): void {
  const ratio = Math.max(window.devicePixelRatio, 1);
  const [width, height] = [canvas.offsetWidth * ratio, canvas.offsetHeight * ratio];
  if (canvas.width === width && canvas.height === height) return;
  const data = pad.toData();
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.scale(ratio, ratio);
  pad.fromData(data);
}
