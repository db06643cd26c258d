import type { DataReading } from '@sarn/audit/contract';
import { useWords, Moment } from '@sarn/platform-web';
import { useMyDataReaders } from '../audit.client.ts';
import { auditWords } from '../words/audit-words.ts';
import { ReaderTable, useReaderColumn } from './ReaderTable.tsx';

/** Who looked at the personal record. */
export function DataReaders() {
  const say = useWords(auditWords);
  const reader = useReaderColumn<DataReading>();
  return (
    <ReaderTable<DataReading>
      title={say('mine.data')}
      text={say('mine.dataText')}
      empty={{ title: say('mine.dataEmpty'), text: say('mine.dataEmptyText') }}
      list={useMyDataReaders()}
      columns={[
        {
          id: 'at',
          label: say('mine.at'),
          width: '11.5rem',
          priority: 1,
          isPlain: true,
          render: ({ at }) => <Moment at={at} />,
        },
        reader,
        { id: 'what', label: say('mine.what'), width: '38%', render: ({ text }) => text },
      ]}
    />
  );
}
