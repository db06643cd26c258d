import type { Annotation } from '@sarn/annotation/contract';
import type { OverPageProps } from '@sarn/file/web';
import { VisuallyHidden } from '@sarn/platform-web';
import { Content, Placed, colourOf } from './AnnotationShown.tsx';
import { DraftLayer } from './DraftLayer.tsx';
import { millimetresOf } from './draft-items.ts';
import { useTold } from './use-told.ts';
import { useWriting } from './writing.ts';

/** Everything over one page: what was written before, and what its reader writes now. */
export function PageAnnotations({ fileId, page, size }: OverPageProps) {
  const { rows, hidden, writingOn } = useWriting();
  const shown = rows.filter(
    (row) => row.fileId === fileId && row.place.page === page + 1 && !hidden.has(row.id),
  );
  if (shown.length === 0 && writingOn !== fileId) return null;
  return (
    <div className="annotation-layer">
      {shown.map((row) => (
        <Kept key={row.id} row={row} />
      ))}
      {writingOn === fileId && <DraftLayer page={page + 1} paper={millimetresOf(size)} />}
    </div>
  );
}

/** With author, post and time below it, as it is printed. */
function Kept({ row }: { readonly row: Annotation }) {
  const { told, foot } = useTold();
  const isStruck = row.takenBackAt !== null;
  return (
    <Placed place={row.place} className="annotation" isFooted>
      <VisuallyHidden>{told(row)}</VisuallyHidden>
      <div aria-hidden="true" data-struck={isStruck || undefined} className="annotation-body">
        <Content content={row.content} place={row.place} />
        <div className="annotation-foot" lang="th" style={{ color: colourOf(row.content) }}>
          {foot(row).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      </div>
    </Placed>
  );
}
