import { keepWord, longestKeptWord } from '@sarn/printed-document/contract';
import {
  Button,
  ErrorSummary,
  IconButton,
  Popover,
  TextField,
  call,
  useToasts,
  useWords,
} from '@sarn/platform-web';
import { useMutation } from '@tanstack/react-query';
import { WrapText } from 'lucide-react';
import { useState } from 'react';
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

function WordForm({ onKept }: { readonly onKept: () => void }) {
  const say = useWords(printedWords);
  const toasts = useToasts();
  const [word, setWord] = useState(selectedWord);
  const keep = useMutation({
    mutationFn: () => call(keepWord, { word: word.trim() }),
    onSuccess() {
      toasts.show({ tone: 'success', title: say('word.kept', { word: word.trim() }) });
      onKept();
    },
  });
  return (
    <div className="draft-keep-word">
      {keep.error && <ErrorSummary error={keep.error} isFocused />}
      <TextField
        label={say('word.label')}
        description={say('word.hint')}
        value={word}
        onChange={setWord}
      />
      <Button
        variant="primary"
        size="s"
        isPending={keep.isPending}
        isDisabled={word.trim().length < 2}
        onPress={() => keep.mutate()}
      >
        {say('word.keep')}
      </Button>
    </div>
  );
}
