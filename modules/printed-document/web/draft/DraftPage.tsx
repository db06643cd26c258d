import type { PrintedField } from '@sarn/printed-document/contract';
import { useState } from 'react';
import type { MouseEvent } from 'react';
import { isOf } from './form-parts.ts';
import type { Place } from './form-parts.ts';
import type { ShownPage } from './use-drawn-pages.ts';

interface DraftPageProps {
  readonly shown: ShownPage;
  /** In hundredths of the view. */
  readonly width: number;
  readonly name: string;
  /** Label of what leads to the fields. */
  readonly lead: string;
  /** The field in which one writes. */
  readonly focused: Place | null;
  /** Null where there is no form to go to. */
  readonly onGo: ((place: Place) => void) | null;
}

/** A page; pressed, it leads to the field that stands there. */
export function DraftPage({ shown, width, name, lead, focused, onGo }: DraftPageProps) {
  const [pointed, setPointed] = useState<PrintedField | null>(null);
  const at = ({ currentTarget, clientY }: MouseEvent) => {
    const { top, height } = currentTarget.getBoundingClientRect();
    return fieldAt(shown, ((clientY - top) / height) * shown.height);
  };
  return (
    <div
      className="draft-page"
      data-landscape={shown.width > shown.height || undefined}
      style={{ inlineSize: `${width}%` }}
    >
      <img src={shown.picture} width={shown.width} height={shown.height} alt={name} />
      {onGo && (
        <button
          type="button"
          className="draft-page-lead"
          // By keys the fields are reached in the form, which is nearer.
          tabIndex={-1}
          aria-label={lead}
          data-leads={pointed !== null || undefined}
          // The caret stays where it is, unless there is a field to go to.
          onMouseDown={(event) => event.preventDefault()}
          onMouseMove={(event) => setPointed(at(event))}
          onMouseLeave={() => setPointed(null)}
          onClick={(event) => {
            const field = at(event);
            if (field) onGo(field);
          }}
        />
      )}
      {marked(shown, focused).map((field) => (
        <Mark key={field.top} page={shown} field={field} kind="focused" />
      ))}
      {pointed && !isOf(focused)(pointed) && <Mark page={shown} field={pointed} kind="pointed" />}
    </div>
  );
}

/** Points: a press so near to a field means it. */
const near = 20;

/** The field at a height of the page, or near it. */
function fieldAt({ fields }: ShownPage, y: number): PrintedField | null {
  const away = ({ top, bottom }: PrintedField) => Math.max(top - y, y - bottom, 0);
  const [first] = fields.toSorted((one, other) => away(one) - away(other));
  return first && away(first) <= near ? first : null;
}

/** What is marked of a page: several paragraphs of one row as one. */
function marked({ fields: all }: ShownPage, focused: Place | null): readonly PrintedField[] {
  const fields = all.filter(isOf(focused));
  const [first] = fields;
  if (!first || focused?.to === undefined) return fields;
  const top = Math.min(...fields.map((field) => field.top));
  return [{ ...first, top, bottom: Math.max(...fields.map((field) => field.bottom)) }];
}

interface MarkProps {
  readonly page: ShownPage;
  readonly field: PrintedField;
  readonly kind: 'focused' | 'pointed';
}

/** Points: a field ends where the next begins, so its gap is taken off below, and its letters rise above. */
const [above, gap] = [4, 9];

const Mark = ({ page, field: { top, bottom }, kind }: MarkProps) => (
  <span
    className="draft-page-mark"
    data-kind={kind}
    style={{
      insetBlockStart: `${(100 * (top - above)) / page.height}%`,
      blockSize: `${(100 * Math.max(bottom - top - gap + above, 2 * above)) / page.height}%`,
    }}
  />
);
