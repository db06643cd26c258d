import {
  Day,
  IconButton,
  Moment,
  WaitingMark,
  WholeText,
  useLanguage,
  useWords,
} from '@sarn/platform-web';
import type { SortKind, TableColumn } from '@sarn/platform-web';
import type { Language } from '@sarn/kernel';
import { columnsWithout, factColumns, listColumns, usualColumns } from '@sarn/worklist/contract';
import type { ListColumnId } from '@sarn/worklist/contract';
import { asksNumber } from '@sarn/search/contract';
import type { ListRow } from '@sarn/search/contract';
import { Eye, Paperclip } from 'lucide-react';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { Found } from '@sarn/search/web';
import { DueBadge } from '@sarn/document/web';
import { SpeedBadge } from '@sarn/document/web';
import { documentTone, stateTone } from '@sarn/document/web';
import { useTerms } from '@sarn/document/web';
import { registryWords } from '@sarn/document/web';
import { RowActs } from './RowActs.tsx';
import { listWords } from './words/list-words.ts';
// Pages of other modules show these columns without the list around them.
import './list.css';

const widths: Partial<Record<ListColumnId, string>> = {
  receiveNo: '110px',
  letterNo: '140px',
  letterDate: '104px',
  kind: '150px',
  speed: '104px',
  sender: '180px',
  addressee: '180px',
  state: '170px',
  principals: '170px',
  instruction: '200px',
  at: '176px',
  dueDate: '136px',
};

/** The position of a column on a card; the others are below the subject. */
const roles: Partial<Record<ListColumnId, 'title' | 'badge'>> = {
  title: 'title',
  speed: 'badge',
  dueDate: 'badge',
};

/** Which columns leave first where the list is narrow. */
const priorities: Partial<Record<ListColumnId, 1 | 2 | 3 | 4>> = {
  dueDate: 1,
  at: 1,
  state: 2,
  receiveNo: 2,
  letterNo: 3,
  sender: 3,
  speed: 3,
  addressee: 4,
  principals: 4,
  kind: 4,
  instruction: 4,
};

/** Values that say what they are, without the name of their column. */
const plain = new Set<ListColumnId>([
  'speed',
  'letterNo',
  'sender',
  'state',
  'kind',
  'at',
  'dueDate',
]);

const sortKinds: Partial<Record<ListColumnId, SortKind>> = {
  at: 'time',
  title: 'text',
  letterNo: 'text',
  speed: 'urgency',
  dueDate: 'due',
};

/** A list of what waits for the reader. */
interface Work {
  /** It only watches its documents. */
  readonly isWatched: boolean;
  /** The reader chooses its order. */
  readonly isSortable: boolean;
}

interface ChosenColumns {
  readonly chosen: readonly ListColumnId[];
  /** Columns of registers that the list does not show, also not in the details of a row. */
  readonly away: readonly string[];
}

/**
 * The chosen columns of a list as a table shows them.
 *
 * @param work null for a list of documents
 * @param search the search text, marked where it is found
 */
export function useListColumns(
  { chosen, away }: ChosenColumns,
  work: Work | null,
  search: string,
  onOpen: (row: ListRow, act?: string) => void,
): readonly TableColumn<ListRow>[] {
  const { isSortable = false, isWatched = false } = work ?? {};
  const isWork = work !== null;
  const language = useLanguage();
  const term = useTerms();
  const say = useWords(registryWords);
  const isAsked = asksNumber(search) && !chosen.includes('receiveNo');
  const ids = (isAsked ? columnsWithout(['receiveNo', ...chosen], away) : chosen).join();
  return useMemo(() => {
    const shown = ids.split(',') as ListColumnId[];
    const usual: readonly ListColumnId[] = usualColumns[isWork ? 'queues' : 'documents'];
    const columns = shown.map((id) => ({
      id,
      label: term(listColumns[id]),
      role: roles[id],
      width: widths[id],
      // Whoever chose a column wants to see it.
      priority: usual.includes(id) ? priorities[id] : 1,
      isPlain: plain.has(id),
      sortedAs: isSortable ? sortKinds[id] : undefined,
      render: (row: ListRow): ReactNode => {
        if (id === 'title') return <ListSubject row={row} search={search} />;
        if (id === 'speed') return <SpeedBadge speed={row.speed} />;
        if (id === 'dueDate') return row.dueDate ? <DueCell row={row} /> : '';
        const text = listColumns[id].text(row, language);
        if (id === 'state') return <StateText row={row} text={text} />;
        if (id === 'at') return <Moment at={row.at} />;
        if (id === 'letterDate') return row.letterDate ? <Day date={row.letterDate} /> : '';
        return <Found text={text} search={search} />;
      },
    }));
    const details = columnsWithout(factColumns, away)
      .filter((id) => !shown.includes(id))
      .map((id) => detailColumn(id, term(listColumns[id]), language));
    const last = lastColumn(say, onOpen, isWork ? isWatched : null);
    return [...columns, ...details, last];
  }, [ids, away, isWork, isSortable, isWatched, language, search, term, say, onOpen]);
}

/** What a row offers: its act where the list is of work, else a button that opens the document. */
function lastColumn(
  say: ReturnType<typeof useWords<(typeof registryWords)['tree'] & object>>,
  onOpen: (row: ListRow, act?: string) => void,
  isWatched: boolean | null,
): TableColumn<ListRow> {
  if (isWatched !== null) {
    return {
      id: 'act',
      label: say('queue.act'),
      isLabelHidden: true,
      role: 'act',
      width: '148px',
      priority: 1,
      render: (row) => <RowActs row={row} isWatched={isWatched} onOpen={onOpen} />,
    };
  }
  return {
    id: 'view',
    label: say('queue.view'),
    isLabelHidden: true,
    // The whole card opens the document.
    role: 'hidden',
    width: '56px',
    priority: 1,
    render: (row) => (
      <IconButton
        size="s"
        aria-label={say('queue.viewOf', { title: row.title })}
        onPress={() => onOpen(row)}
      >
        <Eye size={18} />
      </IconButton>
    ),
  };
}

/** A state in its colour; as text and no badge, because it may wrap in a narrow column. */
function StateText({ row, text }: { readonly row: ListRow; readonly text: string }) {
  const tone = row.on === 'document' ? documentTone(row.state) : stateTone(row.state);
  return (
    <span className={`list-state s-tone-${tone}`}>
      <WholeText text={text} />
    </span>
  );
}

/** A column that is in the details of a row only. */
const detailColumn = (
  id: ListColumnId,
  label: string,
  language: Language,
): TableColumn<ListRow> => ({
  id: `detail-${id}`,
  label,
  role: 'detail',
  render: (row) => listColumns[id].text(row, language),
});

interface ListSubjectProps {
  readonly row: ListRow;
  readonly search: string;
}

function ListSubject({ row, search }: ListSubjectProps) {
  const say = useWords(listWords);
  return (
    <>
      <span className="s-clamp queue-title" title={row.title}>
        {row.hasFile && (
          <Paperclip size={14} role="img" aria-label={say('list.hasFile')} className="queue-file" />
        )}
        <Found text={row.title} search={search} />
      </span>
      <WaitingMark subjectId={row.documentId} />
    </>
  );
}

/** How late it is, unless nobody has anything to do any more, as in the head of the document. */
function DueCell({ row: { dueDate, dueTime, principals, ...row } }: { readonly row: ListRow }) {
  const isSettled = row.isSettled || principals.length === 0;
  return dueDate && <DueBadge dueDate={dueDate} dueTime={dueTime} isSettled={isSettled} />;
}
