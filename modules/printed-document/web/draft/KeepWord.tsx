import { keepWord, longestKeptWord } from '@sarn/printed-document/contract';
import {
  Button,
  ErrorSummary,
  FormLayout,
  IconButton,
  Popover,
  TextField,
  call,
  useForm,
  useToasts,
  useWords,
} from '@sarn/platform-web';
import { WrapText } from 'lucide-react';
import { printedWords } from '../words/printed-words.ts';

interface KeepWordProps {
  readonly isDisabled: boolean;
  /** The pages are to be drawn again. */
  readonly onKept: () => void;
}

/** The button for a word that the page breaks between two lines: from then on the agency keeps it whole. */
export function KeepWord({ isDisabled, onKept }: KeepWordProps) {
  const say = useWords(printedWords);
  return (
    <Popover
      aria-label={say('word.title')}
      trigger={
        <IconButton size="s" aria-label={say('word.title')} isDisabled={isDisabled}>
          <WrapText size={18} />
        </IconButton>
      }
    >
      {(close) => (
        <WordForm
          onKept={() => {
            close();
            onKept();
          }}
        />
      )}
    </Popover>
  );
}

/** What is selected in the text, where it can be one word. */
function selectedWord(): string {
  const selected = getSelection()?.toString().trim() ?? '';
  return selected.length <= longestKeptWord && !/\s/u.test(selected) ? selected : '';
}

/** What is typed is kept like any other input: it is there again after the page was left. */
function WordForm({ onKept }: { readonly onKept: () => void }) {
  const say = useWords(printedWords);
  const toasts = useToasts();
  const form = useForm({
    name: 'printed.kept-word',
    start: { word: selectedWord() },
    check: ({ word }) => ({ word: word.trim().length < 2 && say('word.short') }),
    send: ({ word }) => call(keepWord, { word: word.trim() }),
    onDone: (_, { word }) =>
      toasts.show({ tone: 'success', title: say('word.kept', { word: word.trim() }) }),
    onFinish: onKept,
  });
  return (
    <div className="draft-keep-word">
      <FormLayout
        form={form}
        actions={
          <Button type="submit" variant="primary" size="s" isPending={form.isPending}>
            {say('word.keep')}
          </Button>
        }
      >
        <ErrorSummary error={form.failure} isFocused />
        <TextField
          label={say('word.label')}
          description={say('word.hint')}
          {...form.field('word')}
        />
      </FormLayout>
    </div>
  );
}
