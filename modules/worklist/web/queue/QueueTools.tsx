import { Button, ErrorSummary, useLanguage, useWords } from '@sarn/platform-web';
import type { QueueCode } from '@sarn/document/contract';
import { FileSpreadsheet } from 'lucide-react';
import { SavedViews } from '../list/SavedViews.tsx';
import { listWords } from '../list/words/list-words.ts';
import { useExportQueue } from './queue.client.ts';
import { savedStateOf, toAsk, viewOf, viewsOf } from './queue-view.ts';
import type { QueueView } from './queue-view.ts';

interface QueueToolsProps {
  readonly code: QueueCode;
  readonly view: QueueView;
  readonly isEmpty: boolean;
  readonly onChange: (view: QueueView) => void;
}

/** Saved views of a queue, and its rows as an Excel file in the language that is shown. */
export function QueueTools({ code, view, isEmpty, onChange }: QueueToolsProps) {
  const say = useWords(listWords);
  const language = useLanguage() === 'en' ? 'en' : 'th';
  const file = useExportQueue();
  const { page: _page, size: _size, ...asked } = toAsk(code, view);
  return (
    <>
      <SavedViews
        area={viewsOf(code)}
        state={savedStateOf(view)}
        onShow={(state) => onChange(viewOf(state))}
      />
      <Button
        className="list-tool"
        icon={<FileSpreadsheet size={18} />}
        isPending={file.isPending}
        isDisabled={isEmpty}
        onPress={() => file.mutate({ ...asked, language })}
      >
        {say('excel.save')}
      </Button>
      {file.error && <ErrorSummary error={file.error} isFocused />}
    </>
  );
}
