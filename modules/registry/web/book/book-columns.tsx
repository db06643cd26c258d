import { formatDate, formatInstant } from '@sarn/kernel';
import { Badge, useLanguage, useWords } from '@sarn/platform-web';
import type { TableColumn } from '@sarn/platform-web';
import type { RegisterLine } from '@sarn/registry/contract';
import { useMemo } from 'react';
import { SpeedBadge } from '../shown/SpeedBadge.tsx';
import { registryWords } from '../words/registry-words.ts';

/** Columns of a register. @rule saraban-2526 ข้อ 37 (form 13) */
export function useBookColumns(year: number): readonly TableColumn<RegisterLine>[] {
  const say = useWords(registryWords);
  const language = useLanguage();
  return useMemo(
    () => [
      {
        id: 'number',
        label: say('book.number'),
        width: '104px',
        render: (line) => <BookNumber line={line} year={year} />,
      },
      {
        id: 'title',
        label: say('field.title'),
        role: 'title',
        render: (line) => <span className={voidName(line)}>{line.title}</span>,
      },
      { id: 'sender', label: say('field.sender'), width: '180px', render: (line) => line.sender },
      {
        id: 'addressee',
        label: say('field.addressee'),
        width: '160px',
        render: (line) => line.addressee,
      },
      {
        id: 'letterNo',
        label: say('field.letterNo'),
        width: '130px',
        render: (line) => line.letterNo,
      },
      {
        id: 'letterDate',
        label: say('field.letterDate'),
        width: '104px',
        render: (line) => (line.letterDate ? formatDate(line.letterDate, 'short', language) : ''),
      },
      {
        id: 'enteredAt',
        label: say('book.enteredAt'),
        width: '150px',
        render: (line) => formatInstant(line.enteredAt, 'short', language),
      },
      {
        id: 'speed',
        label: say('field.speed'),
        role: 'badge',
        width: '100px',
        render: (line) => <SpeedBadge speed={line.speed} />,
      },
    ],
    [say, language, year],
  );
}

const voidName = (line: RegisterLine) => (line.state === 'VOID' ? 'reg-book-void' : undefined);

/** `123/2569`; a number that carries no paper says why. */
function BookNumber({ line, year }: { readonly line: RegisterLine; readonly year: number }) {
  const say = useWords(registryWords);
  return (
    <>
      <strong className={voidName(line)}>
        {line.number}/{year}
      </strong>
      {line.state !== 'USED' && <Badge tone="warning">{say(`book.${line.state}`)}</Badge>}
    </>
  );
}
