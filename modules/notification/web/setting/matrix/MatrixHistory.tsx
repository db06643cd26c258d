import { levelTerms } from '@sarn/notification/contract';
import type { Matrix, MatrixChange, NoticeLevel } from '@sarn/notification/contract';
import { ChangeHistory, Disclosure, formatMoment, useLanguage, useWords } from '@sarn/platform-web';
import { useMatrixHistory, useUndoMatrix } from '../setting.client.ts';
import { settingWords } from '../words/setting-words.ts';
import { useEditNames } from './MatrixBar.tsx';

/** Cells of a change that are named; the rest is counted. */
const mostNamed = 10;

/** Who changed the matrix, when and why; the own last change can be undone. */
export function MatrixHistory({ matrix }: { readonly matrix: Matrix }) {
  const say = useWords(settingWords);
  return (
    <Disclosure title={say('history.title')} level={2}>
      <OpenedHistory matrix={matrix} />
    </Disclosure>
  );
}

function OpenedHistory({ matrix }: { readonly matrix: Matrix }) {
  const say = useWords(settingWords);
  const language = useLanguage();
  const found = useMatrixHistory();
  const undo = useUndoMatrix();
  return (
    <ChangeHistory
      aria-label={say('history.title')}
      query={found}
      isPending={undo.isPending}
      onUndo={() => undo.mutateAsync()}
      entryOf={(change) => ({
        ...{ id: change.id, at: change.at, who: change.byName, note: change.reason },
        when: formatMoment(change.at, language),
        what: <Cells matrix={matrix} change={change} />,
      })}
    />
  );
}

interface CellsProps {
  readonly matrix: Matrix;
  readonly change: MatrixChange;
}

function Cells({ matrix, change: { cells, isUndo } }: CellsProps) {
  const say = useWords(settingWords);
  const language = useLanguage() === 'en' ? 'en' : 'th';
  const nameOf = useEditNames(matrix);
  const term = (level: NoticeLevel | null) =>
    level ? levelTerms[level][language] : say('matrix.likeModule');
  return (
    <>
      {say(isUndo ? 'history.undid' : 'history.changed', { count: cells.length })}
      {cells.slice(0, mostNamed).map((cell) => (
        <span key={`${cell.event} ${cell.role} ${cell.way}`} className="notice-difference">
          {say('matrix.change', {
            ...{ name: nameOf(cell), from: term(cell.from), to: term(cell.to) },
          })}
        </span>
      ))}
      {cells.length > mostNamed && (
        <span className="notice-difference">
          {say('history.more', { count: cells.length - mostNamed })}
        </span>
      )}
    </>
  );
}
