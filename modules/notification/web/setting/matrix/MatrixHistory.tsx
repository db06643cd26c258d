import { levelTerms } from '@sarn/notification/contract';
import type { Matrix, MatrixChange, NoticeLevel } from '@sarn/notification/contract';
import {
  Button,
  Disclosure,
  Loaded,
  Timeline,
  errorText,
  formatMoment,
  useLanguage,
  useToasts,
  useWords,
} from '@sarn/platform-web';
import { Undo2 } from 'lucide-react';
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
  const toasts = useToasts();
  const found = useMatrixHistory();
  const undo = useUndoMatrix();
  const press = () =>
    undo.mutate(undefined, {
      onSuccess: () => toasts.show({ tone: 'success', title: say('history.undone') }),
      onError: (error) => toasts.show({ tone: 'danger', title: errorText(error) }),
    });
  return (
    <Loaded query={found} lines={4}>
      {({ rows, mayUndo }) => (
        <div className="notice-history">
          {mayUndo && (
            <Button icon={<Undo2 size={18} />} isPending={undo.isPending} onPress={press}>
              {say('history.undo')}
            </Button>
          )}
          <Changes matrix={matrix} rows={rows} />
        </div>
      )}
    </Loaded>
  );
}

interface ChangesProps {
  readonly matrix: Matrix;
  readonly rows: readonly MatrixChange[];
}

function Changes({ matrix, rows }: ChangesProps) {
  const say = useWords(settingWords);
  const language = useLanguage();
  const nameOf = useEditNames(matrix);
  const term = (level: NoticeLevel | null) =>
    level ? levelTerms[level][language === 'en' ? 'en' : 'th'] : say('matrix.likeModule');
  if (rows.length === 0) return <p className="s-muted">{say('history.none')}</p>;
  const entries = rows.map(({ id, at, byName, isUndo, reason, cells }) => ({
    ...{ id, at, who: byName, when: formatMoment(at, language), note: reason },
    what: (
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
    ),
  }));
  return <Timeline aria-label={say('history.title')} entries={entries} />;
}
