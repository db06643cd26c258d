import {
  footWidthOf,
  inkColours,
  penWidth,
  qrColour,
  qrMargin,
  stampColour,
  strokePath,
} from '@sarn/annotation/contract';
import type {
  AnnotationContent,
  AnnotationPlace,
  QrContent,
  Stroke,
} from '@sarn/annotation/contract';
import { printedText } from '@sarn/pdf/contract';
import type { CSSProperties, ReactNode } from 'react';

interface PlacedProps {
  readonly place: AnnotationPlace;
  readonly className: string;
  /** The foot below it may be wider than itself. */
  readonly isFooted?: boolean;
  readonly children: ReactNode;
}

const mm = (value: number): string => `calc(${value} * var(--mm))`;

/** A box on a page, in its millimetres. */
export const placedStyle = ({ left, top }: AnnotationPlace, width: number): CSSProperties => ({
  ...{ left: mm(left), top: mm(top), inlineSize: mm(width) },
});

export const Placed = ({ place, className, isFooted = false, children }: PlacedProps) => (
  <div
    className={className}
    style={placedStyle(place, isFooted ? footWidthOf(place) : place.width)}
  >
    {children}
  </div>
);

interface ContentProps {
  readonly content: AnnotationContent;
  readonly place: AnnotationPlace;
}

/** The colour in which a whole annotation stands. */
export const colourOf = (content: AnnotationContent): string => {
  if (content.kind === 'stamp') return stampColour;
  if (content.kind === 'qr') return qrColour;
  if (content.kind === 'signature') return inkColours.blue;
  return inkColours[content.kind === 'note' ? content.ink : (content.strokes[0]?.ink ?? 'blue')];
};

/** What was written, drawn or stamped, as on paper: Thai digits, colours of pen and stamp. */
export function Content({ content, place }: ContentProps) {
  const colour = colourOf(content);
  switch (content.kind) {
    case 'ink':
      return <Drawing strokes={content.strokes} place={place} />;
    case 'note':
      return (
        <p
          className="annotation-note"
          lang="th"
          style={{ color: colour, inlineSize: mm(place.width) }}
        >
          {printedText(content.text)}
        </p>
      );
    case 'stamp':
      return (
        <div
          className="annotation-stamp"
          lang="th"
          style={{
            ...{ color: colour, inlineSize: mm(place.width) },
            minBlockSize: mm(place.height),
          }}
        >
          {content.lines.map((line, at) => (
            // Lines of a stamp are known by their place.
            <p key={at}>
              <StampLine text={printedText(line)} />
            </p>
          ))}
        </div>
      );
    case 'qr':
      return <Code content={content} place={place} />;
    case 'signature':
      return (
        <img
          className="annotation-signature"
          src={`data:image/png;base64,${content.png}`}
          // What it is, is told beside it, as of every annotation.
          alt=""
          draggable={false}
          style={{ inlineSize: mm(place.width), blockSize: mm(place.height) }}
        />
      );
  }
}

/** Letters with dots, in their brackets: (คกก.), พ.ย. A browser takes each letter for a word. */
const abbreviation = /(\(?(?<![\u0E00-\u0E7F])(?:[ก-ฮ]{1,6}\.)+\)?)/u;

/** A line of a stamp, in which no abbreviation is broken that fits, as on paper. */
const StampLine = ({ text }: { readonly text: string }) =>
  text.split(abbreviation).map((part, at) =>
    abbreviation.test(part) ? (
      <span key={at} className="annotation-whole">
        {part}
      </span>
    ) : (
      part
    ),
  );

function Code({
  content,
  place,
}: {
  readonly content: QrContent;
  readonly place: AnnotationPlace;
}) {
  const side = content.side + 2 * qrMargin;
  const size = mm(Math.min(place.width, place.height));
  return (
    <svg
      className="annotation-qr"
      viewBox={`${-qrMargin} ${-qrMargin} ${side} ${side}`}
      style={{ inlineSize: size, blockSize: size }}
      shapeRendering="crispEdges"
      aria-hidden="true"
    >
      <path d={content.path} fill={qrColour} />
    </svg>
  );
}

const Drawing = ({ strokes, place }: { strokes: readonly Stroke[]; place: AnnotationPlace }) => (
  <svg
    className="annotation-drawing"
    viewBox={`0 0 ${place.width} ${place.height}`}
    style={{ inlineSize: mm(place.width), blockSize: mm(place.height) }}
    aria-hidden="true"
  >
    {strokes.map((stroke, at) => (
      <StrokePath key={at} stroke={stroke} />
    ))}
  </svg>
);

export const StrokePath = ({ stroke }: { readonly stroke: Stroke }) => (
  <path
    d={strokePath(stroke.points)}
    stroke={inkColours[stroke.ink]}
    strokeWidth={penWidth(stroke)}
    fill="none"
    strokeLinecap="round"
    strokeLinejoin="round"
  />
);
