import { useEffect, useState } from 'react';
import type { CSSProperties } from 'react';
import { boxesOf } from './find/find-text.ts';
import type { Hit } from './find/find-text.ts';
import { linesOf } from './lines-of.ts';
import type { PdfDocument } from './pdf-document.ts';
import type { PageSize, TextLine } from './pdf-messages.ts';

interface PageLayerProps {
  readonly pdf: PdfDocument;
  readonly page: number;
  readonly scale: number;
  readonly hits: readonly Hit[];
  readonly current: Hit | undefined;
  /** Somebody pointed at the page: the text of hundreds of pages would only be carried along. */
  readonly isSelectable: boolean;
}

/** Over the picture of a page: what was found, and its text to be selected and copied. */
export function PageLayer(props: PageLayerProps) {
  const { pdf, page, scale, hits, current, isSelectable } = props;
  return (
    // Screen readers have the text of the page in another place.
    <div className="file-layer" aria-hidden="true">
      {hits.map((hit) =>
        boxesOf(hit).map((box, at) => (
          <span
            key={`${hits.indexOf(hit)} ${at}`}
            className="file-mark"
            data-current={hit === current || undefined}
            style={placed(box)}
          />
        )),
      )}
      {isSelectable && <SelectLines pdf={pdf} page={page} scale={scale} />}
    </div>
  );
}

function SelectLines({ pdf, page, scale }: { pdf: PdfDocument; page: number; scale: number }) {
  const lines = usePageLines(pdf, page);
  const size = pdf.pages[page];
  return size && lines.map((line, at) => <SelectLine key={at} {...{ line, size, scale }} />);
}

const percent = (part: number): string => `${(100 * part).toFixed(3)}%`;

const placed = (box: ReturnType<typeof boxesOf>[number]): CSSProperties => ({
  left: percent(box.left),
  top: percent(box.top),
  inlineSize: percent(box.width),
  blockSize: percent(box.height),
});

function usePageLines(pdf: PdfDocument, page: number): readonly TextLine[] {
  const [lines, setLines] = useState<readonly TextLine[]>([]);
  useEffect(() => {
    let isGone = false;
    void linesOf(pdf, page).then((found) => void (isGone || setLines(found)));
    return () => {
      isGone = true;
    };
  }, [pdf, page]);
  return lines;
}

/** Its own line of transparent text, as wide as the printed one. */
function SelectLine({ line, size, scale }: { line: TextLine; size: PageSize; scale: number }) {
  const height = (line.bottom - line.top) * size.height * scale;
  const left = Math.min(...line.edges);
  const width = (Math.max(...line.edges) - left) * size.width * scale;
  const own = ownWidth(line.text, height);
  if (height <= 0 || own <= 0) return null;
  return (
    <span
      className="file-select"
      style={{
        left: percent(left),
        top: percent(line.top),
        fontSize: height * emOfLine,
        transform: `scaleX(${width / own})`,
      }}
    >
      {`${line.text}\n`}
    </span>
  );
}

/** Of the height of a line of print the letters take so much. */
const emOfLine = 0.7;
let measure: CanvasRenderingContext2D | null | undefined;

/** How wide the line stands in the browser's own letters, in CSS pixels. */
function ownWidth(text: string, height: number): number {
  measure ??= document.createElement('canvas').getContext('2d');
  if (!measure) return 0;
  measure.font = `${height * emOfLine}px sans-serif`;
  return measure.measureText(text).width;
}
