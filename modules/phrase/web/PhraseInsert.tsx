import { longestPhrase } from '@sarn/phrase/contract';
import { Button, IconButton, Popover, useWords } from '@sarn/platform-web';
import { BookmarkPlus, MessageSquareQuote } from 'lucide-react';
import { useId, useState } from 'react';
import { filledPhrase } from './filled-phrase.ts';
import type { PhraseValues } from './filled-phrase.ts';
import { usePhraseChanges, usePhrases } from './phrase.client.ts';
import { PhraseManager } from './PhraseManager.tsx';
import { offeredPhrases } from './shared-phrases.ts';
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

/** Asks for the phrases when it is opened, not with every form. */
function PhrasePanel({ values, selected, onInsert }: PhrasePanelProps) {
  const say = useWords(phraseWords);
  const library = usePhrases();
  const { keep } = usePhraseChanges();
  const [isManaging, setManaging] = useState(false);
  const written = selected.replaceAll(/\s+/g, ' ').trim();
  const isKept = library.rows.some(({ text }) => text === written);
  if (isManaging) {
    return (
      <div className="phrase-insert">
        <PhraseManager library={library} onReady={() => setManaging(false)} />
      </div>
    );
  }
  const given = offeredPhrases(library, 'text');
  const groups = [...given, { id: 'usual' as const, texts: usual.map((key) => say(key)) }];
  return (
    <div className="phrase-insert">
      <div className="phrase-insert-list">
        {groups.map(({ id, texts }) => (
          <PhraseGroup
            key={id}
            // Alone, the usual ones need no name.
            name={given.length > 0 ? say(`group.${id}`) : null}
            {...{ texts, values, onInsert }}
          />
        ))}
      </div>
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
        {library.rows.length + library.unit.length > 0 && (
          <Button size="s" variant="ghost" onPress={() => setManaging(true)}>
            {say('phrase.edit')}
          </Button>
        )}
      </div>
    </div>
  );
}

interface PhraseGroupProps extends Pick<PhrasePanelProps, 'values' | 'onInsert'> {
  readonly name: string | null;
  readonly texts: readonly string[];
}

/** Phrases of one origin. */
function PhraseGroup({ name, texts, values, onInsert }: PhraseGroupProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={name === null ? undefined : id}>
      {name !== null && (
        <p id={id} className="s-small s-muted">
          {name}
        </p>
      )}
      {texts.map((text) => (
        <Button key={text} variant="ghost" onPress={() => onInsert(text)}>
          {filledPhrase(text, values)}
        </Button>
      ))}
    </div>
  );
}

const shown = (name: string): string => `{{${name}}}`;
