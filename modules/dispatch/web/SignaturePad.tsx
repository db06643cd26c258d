import { Button, useWords } from '@sarn/platform-web';
import { signatureFrame } from '@sarn/dispatch/contract';
import { useId, useRef } from 'react';
import type { PointerEvent } from 'react';
import { dispatchWords } from './words/dispatch-words.ts';

interface SignaturePadProps {
  /** Strokes as an SVG path; empty while nothing is drawn. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Longest drawing that is accepted: enough for any signature. */
const longest = 19_000;

/** Drawn with finger, pen or mouse; stored as strokes, which print sharply. */
export function SignaturePad({ value, onChange }: SignaturePadProps) {
  const say = useWords(dispatchWords);
  const id = useId();
  const path = useRef(value);
  const isDrawing = useRef(false);
  const add = (sign: 'M' | 'L', event: PointerEvent<SVGSVGElement>) => {
    const next = `${path.current}${sign}${pointOf(event)}`;
    if (next.length > longest) return;
    path.current = next;
    onChange(next);
  };
  return (
    <div className="s-field">
      <span className="s-label" id={`${id}-label`}>
        {say('book.signature')}
      </span>
      <svg
        className="delivery-pad"
        viewBox={`0 0 ${signatureFrame.width} ${signatureFrame.height}`}
        role="img"
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-hint`}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          isDrawing.current = true;
          add('M', event);
        }}
        onPointerMove={(event) => {
          if (isDrawing.current) add('L', event);
        }}
        onPointerUp={() => {
          isDrawing.current = false;
        }}
        onPointerCancel={() => {
          isDrawing.current = false;
        }}
      >
        <path d={value} fill="none" stroke="currentColor" strokeWidth="2.5" />
      </svg>
      <span id={`${id}-hint`} className="s-field-description">
        {say('book.signatureHint')}
      </span>
      {value !== '' && (
        <div>
          <Button
            size="s"
            onPress={() => {
              path.current = '';
              onChange('');
            }}
          >
            {say('book.signatureClear')}
          </Button>
        </div>
      )}
    </div>
  );
}

const within = (value: number, most: number): string =>
  Math.min(most, Math.max(0, value)).toFixed(1).replace(/\.0$/, '');

/** The position of the pointer, in coordinates of the drawing. */
function pointOf({ clientX, clientY, currentTarget }: PointerEvent<SVGSVGElement>): string {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  const x = ((clientX - left) / width) * signatureFrame.width;
  const y = ((clientY - top) / height) * signatureFrame.height;
  return `${within(x, signatureFrame.width)} ${within(y, signatureFrame.height)}`;
}
