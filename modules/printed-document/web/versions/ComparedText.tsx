import type { ComparedParagraph } from '@sarn/printed-document/contract';
import { VisuallyHidden, useWords } from '@sarn/platform-web';
import { printedWords } from '../words/printed-words.ts';
import { isChanged } from './changed-text.ts';

type Part = ComparedParagraph['parts'][number];

interface Props {
  readonly paragraphs: readonly ComparedParagraph[];
  /** The place among the changed paragraphs at which the reader is; -1: at none. */
  readonly current: number;
}

/** One text with what went and what came in it. */
export function MergedText({ paragraphs, current }: Props) {
  const placeOf = placesOf(paragraphs);
  return (
    <div className="printed-changes" lang="th">
      {paragraphs.map((paragraph, at) => (
        // Paragraphs have no id, and a comparison never changes.
        <p key={at} {...marksOf(placeOf[at], current)}>
          <Parts parts={paragraph.parts} />
        </p>
      ))}
    </div>
  );
}

interface ColumnsProps extends Props {
  /** What the older and the newer text are called. */
  readonly heads: readonly [string, string];
}

/** The older text to the left, the newer one beside it, paragraph for paragraph. */
export function ComparedColumns({ paragraphs, current, heads }: ColumnsProps) {
  const placeOf = placesOf(paragraphs);
  return (
    <table className="printed-changes printed-columns">
      <thead>
        <tr>
          {heads.map((head, side) => (
            <th key={side} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody lang="th">
        {paragraphs.map(({ parts }, at) => (
          <tr key={at} {...marksOf(placeOf[at], current)}>
            <td>
              <Parts parts={parts.filter(({ kind }) => kind !== 'added')} />
            </td>
            <td>
              <Parts parts={parts.filter(({ kind }) => kind !== 'removed')} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** For each paragraph its place among the changed ones; -1: it did not change. */
function placesOf(paragraphs: readonly ComparedParagraph[]): number[] {
  let count = 0;
  return paragraphs.map((paragraph) => (isChanged(paragraph) ? count++ : -1));
}

const marksOf = (place = -1, current: number) =>
  place < 0
    ? {}
    : { 'data-changed': place, 'aria-current': place === current ? ('true' as const) : undefined };

const Parts = ({ parts }: { readonly parts: readonly Part[] }) =>
  parts.map((part, place) => <ChangedPart key={place} part={part} />);

/** Screen readers say no more of `ins` and `del` than of any text: the word before it does. */
function ChangedPart({ part: { kind, text } }: { readonly part: Part }) {
  const say = useWords(printedWords);
  if (kind === 'same') return text;
  const Mark = kind === 'added' ? 'ins' : 'del';
  return (
    <Mark>
      <VisuallyHidden>{say(`versions.${kind}`)} </VisuallyHidden>
      {text}
    </Mark>
  );
}
