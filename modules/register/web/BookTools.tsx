import { Button, ErrorSummary, useWords } from '@sarn/platform-web';
import type { BookColumnId } from '@sarn/register/contract';
import { CalendarDays, FileSpreadsheet, TableProperties } from 'lucide-react';
import { useExportBook } from './book.client.ts';
import { askOf } from './book-view.ts';
import type { BookView } from './book-view.ts';
import { BookColumnChoice } from './BookColumnChoice.tsx';
import type { Register } from './use-book.ts';
import { bookWords } from './words/book-words.ts';

interface BookToolsProps {
  readonly register: Register;
  readonly view: BookView;
  readonly hidden: readonly BookColumnId[];
  readonly onHide: (hidden: readonly BookColumnId[]) => void;
  readonly onChange: (part: Partial<BookView>) => void;
}

/** What is done with the list of entries as a whole: its columns, its file. */
export function BookTools({ register, view, hidden, onHide, onChange }: BookToolsProps) {
  const isByDay = view.by === 'days';
  const say = useWords(bookWords);
  const file = useExportBook();
  return (
    <>
      <Button
        icon={isByDay ? <TableProperties size={18} /> : <CalendarDays size={18} />}
        onPress={() => onChange({ by: isByDay ? '' : 'days' })}
      >
        {say(isByDay ? 'days.table' : 'days.show')}
      </Button>
      {!isByDay && <BookColumnChoice offered={register.columns} hidden={hidden} onHide={onHide} />}
      {view.year !== '' && (
        <Button
          icon={<FileSpreadsheet size={18} />}
          isPending={file.isPending}
          onPress={() => file.mutate(askOf(view))}
        >
          {say('bar.excel')}
        </Button>
      )}
      {file.error && <ErrorSummary error={file.error} isFocused />}
    </>
  );
}
