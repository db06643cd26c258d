import { longestPhrase } from '@sarn/phrase/contract';
import { Button, useWords } from '@sarn/platform-web';
import { BookmarkPlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { usePhraseChanges, usePhrases } from './phrase.client.ts';
import { PhraseManager } from './PhraseManager.tsx';
import { offeredPhrases } from './shared-phrases.ts';
import { phraseWords } from './words/phrase-words.ts';
import './phrase.css';

/** What a text is: each has usual phrases of its own. */
export type PhraseSet = keyof typeof usual;

const usual = {
  order: ['order.known', 'order.asProposed', 'order.assign', 'order.circulate'],
  opinion: ['opinion.inform', 'opinion.consider', 'opinion.agree'],
  proposal: ['proposal.assign', 'proposal.circulate', 'proposal.approve'],
  work: ['work.act', 'work.report', 'work.draft'],
} as const;

interface PhraseChipsProps {
  readonly set: PhraseSet;
  readonly text: string;
  readonly onChange: (text: string) => void;
}

/** Phrases to pick below a text: the reader's own ones, those of the unit and the agency, then the usual ones. */
export function PhraseChips({ set, text, onChange }: PhraseChipsProps) {
  const say = useWords(phraseWords);
  const library = usePhrases();
  const { keep } = usePhraseChanges();
  const [isManaging, setManaging] = useState(false);
  const written = text.replace(/\s+/g, ' ').trim();
  const given = offeredPhrases(library, set).flatMap(({ texts }) => texts);
  const offered = [...new Set([...given, ...usual[set].map((key) => say(key))])];
  const isNew = !offered.includes(written);
  const chips = useRef<HTMLDivElement>(null);
  const add = (phrase: string) => {
    const before = written === '' ? '' : `${text.trimEnd()} `;
    // The field has the text before a part of it is selected.
    flushSync(() => onChange(`${before}${phrase}`));
    if (phrase.includes(gap)) selectGap(chips.current, before.length + phrase.indexOf(gap));
  };
  if (isManaging) return <PhraseManager library={library} onReady={() => setManaging(false)} />;
  return (
    <div className="phrase-chips" role="group" aria-label={say('phrase.group')} ref={chips}>
      {offered.map((phrase) => (
        <Button key={phrase} size="s" onPress={() => add(phrase)}>
          {phrase}
        </Button>
      ))}
      {written !== '' && isNew && written.length <= longestPhrase && (
        <Button
          size="s"
          variant="ghost"
          icon={<BookmarkPlus size={14} />}
          isPending={keep.isPending}
          onPress={() => keep.mutate(written)}
        >
          {say('phrase.keep')}
        </Button>
      )}
      {library.rows.length + library.unit.length > 0 && (
        <Button size="s" variant="ghost" onPress={() => setManaging(true)}>
          {say('phrase.edit')}
        </Button>
      )}
    </div>
  );
}

/** What a phrase leaves to be filled in. */
const gap = '…';

/** Selects the gap of a picked phrase, so that the next key fills it in and it is not sent as it stands. */
function selectGap(chips: Element | null, place: number): void {
  const field = chips?.parentElement?.querySelector<HTMLInputElement | HTMLTextAreaElement>(
    'textarea, input',
  );
  field?.focus();
  field?.setSelectionRange(place, place + gap.length);
}
