import { longestPhrase } from '@sarn/account/contract';
import { Button, IconButton, Popover, useWords } from '@sarn/platform-web';
import { BookmarkPlus, MessageSquareQuote, X } from 'lucide-react';
import { useState } from 'react';
import { filledPhrase } from './filled-phrase.ts';
import type { PhraseValues } from './filled-phrase.ts';
import { ManagePhrases } from './ManagePhrases.tsx';
import { usePhraseChanges, usePhrases } from './phrase.client.ts';
import { phraseWords } from './words/phrase-words.ts';
import './phrase.css';

const usual = ['text.consider', 'text.inform', 'text.approve', 'text.ask', 'text.reply'] as const;

/** Where phrases go: a text with a caret. */
interface PhrasePlace {
  readonly selected: () => string;
  readonly insert: (text: string) => void;
}

interface PhraseInsertProps {
  readonly place: PhrasePlace;
  /** What the form knows, by the names of variables. */
  readonly values: PhraseValues;
}

/** The button that opens the phrases for a text. */
export function PhraseInsert({ place, values }: PhraseInsertProps) {
  const say = useWords(phraseWords);
  return (
    <Popover
      aria-label={say('phrase.group')}
      placement="bottom start"
      trigger={
        <IconButton size="s" aria-label={say('phrase.group')}>
          <MessageSquareQuote size={18} />
        </IconButton>
      }
    >
      {(close) => (
        <PhrasePanel
          values={values}
          selected={place.selected()}
          onInsert={(phrase) => {
            close();
            place.insert(filledPhrase(phrase, values));
          }}
        />
      )}
    </Popover>
  );
}

/** The same as tools of an editor. */
export const phraseTools = (values: PhraseValues) => (place: PhrasePlace) => (
  <PhraseInsert place={place} values={values} />
);

interface PhrasePanelProps {
  readonly values: PhraseValues;
  readonly selected: string;
  readonly onInsert: (phrase: string) => void;
}

/** Asks for the own phrases when it is opened, not with every form. */
function PhrasePanel({ values, selected, onInsert }: PhrasePanelProps) {
  const say = useWords(phraseWords);
  const own = usePhrases().data?.rows ?? [];
  const { keep, remove } = usePhraseChanges();
  const [isManaging, setManaging] = useState(false);
  const written = selected.replaceAll(/\s+/g, ' ').trim();
  const isKept = own.some(({ text }) => text === written);
  return (
    <div className="phrase-insert">
      {own.map((one) => (
        <Button
          key={one.id}
          variant="ghost"
          icon={isManaging ? <X size={14} /> : undefined}
          aria-label={isManaging ? say('phrase.remove', { text: one.text }) : undefined}
          onPress={() => (isManaging ? remove.mutate(one.id) : onInsert(one.text))}
        >
          {filledPhrase(one.text, values)}
        </Button>
      ))}
      {usual.map((key) => (
        <Button key={key} variant="ghost" onPress={() => onInsert(say(key))}>
          {filledPhrase(say(key), values)}
        </Button>
      ))}
      <p className="s-small s-muted">
        {say('phrase.variables', { names: Object.keys(values).map(shown).join(' ') })}
      </p>
      <div className="phrase-insert-foot">
        <Button
          size="s"
          icon={<BookmarkPlus size={14} />}
          isPending={keep.isPending}
          isDisabled={written === '' || written.length > longestPhrase || isKept}
          onPress={() => keep.mutate(written)}
        >
          {say('phrase.keepSelected')}
        </Button>
        {own.length > 0 && <ManagePhrases isManaging={isManaging} onChange={setManaging} />}
      </div>
    </div>
  );
}

const shown = (name: string): string => `{{${name}}}`;
