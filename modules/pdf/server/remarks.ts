import { filledLines } from '@sarn/kernel';
import { remarksLabel } from '../contract/index.ts';
import type { PrintedRemarks } from '../contract/index.ts';
import { flowOf } from './lines/flow-of.ts';
import { widthOf } from './lines/measure.ts';
import { textSize, textWidth } from './measures.ts';
import { printedText } from './printed-text.ts';

/** Between label and text; as in page.typ. */
const gutter = 10;
const pointsPerMm = 72 / 25.4;

/** What the compiler is told to set remarks; null where there are none. */
export function printedRemarksOf(remarks: PrintedRemarks | undefined) {
  if (!remarks) return null;
  const label = widthOf(remarksLabel, textSize, true);
  const first = remarks.indent * pointsPerMm;
  const width = textWidth - label - gutter;
  return {
    ...{ label: remarksLabel, labelWidth: label, indent: first, spacing: remarks.spacing },
    paragraphs: filledLines(remarks.text).map((line) =>
      flowOf(printedText(line), { width, first, isJustified: false }),
    ),
  };
}
