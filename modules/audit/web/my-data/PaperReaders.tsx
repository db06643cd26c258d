import type { PaperOpening } from '@sarn/audit/contract';
import { formatMoment, useLanguage, useWords } from '@sarn/platform-web';
import { useNavigate } from '@tanstack/react-router';
import { useMyPaperReaders } from '../audit.client.ts';
import { auditWords } from '../words/audit-words.ts';
import { ReaderTable, useReaderColumn } from './ReaderTable.tsx';

/** Who opened papers that one wrote or holds. */
export function PaperReaders() {
  const say = useWords(auditWords);
  const language = useLanguage();
  const reader = useReaderColumn<PaperOpening>();
  const go = useNavigate();
  return (
    <ReaderTable<PaperOpening>
      title={say('mine.papers')}
      text={say('mine.papersText')}
      empty={{ title: say('mine.papersEmpty'), text: say('mine.papersEmptyText') }}
      list={useMyPaperReaders()}
      onOpen={({ path }) => void go({ to: path })}
      columns={[
        {
          id: 'at',
          label: say('mine.at'),
          width: '9.5rem',
          render: ({ at }) => <span className="audit-when">{formatMoment(at, language)}</span>,
        },
        reader,
        {
          id: 'paper',
          label: say('mine.paper'),
          width: '46%',
          render: ({ number, title }) => (
            <span className="audit-two">
              <span className="audit-title">{title}</span>
              {number && <span className="s-muted s-small">{number}</span>}
            </span>
          ),
        },
      ]}
    />
  );
}
