import { formatInstant } from '@sarn/kernel';
import { IconButton, formatAgo, useLanguage, useWords } from '@sarn/platform-web';
import type { TableColumn } from '@sarn/platform-web';
import { factColumns, listColumns } from '@sarn/worklist/contract';
import type { ListColumnId } from '@sarn/worklist/contract';
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
import { listWords } from './words/list-words.ts';

const widths: Partial<Record<ListColumnId, string>> = {
  receiveNo: '110px',
  letterNo: '140px',
  letterDate: '110px',
  kind: '150px',
  speed: '104px',
  sender: '180px',
  addressee: '180px',
  state: '150px',
  principals: '170px',
  instruction: '200px',
  at: '164px',
  dueDate: '136px',
};

/**
 * The position of a column on the phone's card; the others are below the subject, with their names.
 */
const roles: Partial<Record<ListColumnId, 'title' | 'badge'>> = {
  title: 'title',
  speed: 'badge',
  dueDate: 'badge',
};

const sortable = new Set<ListColumnId>(['at', 'title', 'letterNo', 'speed', 'dueDate']);

/**
 * The chosen columns of a list as a table shows them.
 *
 * @param search the search text, marked where it is found
 */
export function useListColumns(
  chosen: readonly ListColumnId[],
  isSortable: boolean,
  search: string,
  onView: (row: ListRow) => void,
): readonly TableColumn<ListRow>[] {
  const language = useLanguage();
  const term = useTerms();
  const say = useWords(registryWords);
  const ids = chosen.join();
  return useMemo(() => {
    const shown = ids.split(',') as ListColumnId[];
    const columns = shown.map((id) => ({
      id,
      label: term(listColumns[id]),
      role: roles[id],
      width: widths[id],
      isSortable: isSortable && sortable.has(id),
      render: (row: ListRow): ReactNode => {
        if (id === 'title') return <ListSubject row={row} chosen={shown} search={search} />;
        if (id === 'speed') return <SpeedBadge speed={row.speed} />;
        if (id === 'dueDate') return row.dueDate ? <DueBadge dueDate={row.dueDate} /> : '';
        const text = listColumns[id].text(row, language);
        if (id === 'state') return <StateText row={row} text={text} />;
        if (id === 'at') return <ListTime at={row.at} text={text} />;
        return text;
      },
    }));
    return [...columns, viewColumn(say, onView)];
  }, [ids, isSortable, language, search, term, say, onView]);
}

/**
 * A button that opens the document where a press on the row would choose it; on the phone the whole
 * card opens it.
 */
function viewColumn(
  say: ReturnType<typeof useWords<(typeof registryWords)['tree'] & object>>,
  onView: (row: ListRow) => void,
): TableColumn<ListRow> {
  return {
    id: 'view',
    label: say('queue.view'),
    isLabelHidden: true,
    role: 'hidden',
    width: '60px',
    render: (row) => (
      <IconButton
        size="s"
        aria-label={say('queue.viewOf', { title: row.title })}
        onPress={() => onView(row)}
      >
        <Eye size={18} />
      </IconButton>
    ),
  };
}

/** A state in its colour; as text and no badge, because it may wrap in a narrow column. */
function StateText({ row, text }: { readonly row: ListRow; readonly text: string }) {
  const tone = row.on === 'document' ? documentTone(row.state) : stateTone(row.state);
  return <span className={`list-state s-tone-${tone}`}>{text}</span>;
}

function ListTime({ at, text }: { readonly at: string; readonly text: string }) {
  const language = useLanguage();
  return (
    <time dateTime={at} title={formatInstant(at, 'full', language)} className="list-time">
      {text}
      <span className="queue-facts">{formatAgo(at)}</span>
    </time>
  );
}

interface ListSubjectProps {
  readonly row: ListRow;
  readonly chosen: readonly ListColumnId[];
  readonly search: string;
}

/** The subject, and below it what has no column of its own. */
function ListSubject({ row, chosen, search }: ListSubjectProps) {
  const say = useWords(listWords);
  const language = useLanguage();
  const facts = factColumns
    .filter((id) => !chosen.includes(id))
    .map((id) => listColumns[id].text(row, language))
    // Equal texts, such as a number that is the same in the register, are shown once.
    .filter((text, at, all) => text !== '' && all.indexOf(text) === at);
  return (
    <span className="queue-subject">
      <span className="queue-title" title={row.title}>
        <Found text={row.title} search={search} />
      </span>
      <span className="queue-facts">
        {row.hasFile && <Paperclip size={13} role="img" aria-label={say('list.hasFile')} />}
        <Found text={facts.join(' · ')} search={search} />
      </span>
    </span>
  );
}
