import { longestPhrase } from '@sarn/account/contract';
import { Button, useWords } from '@sarn/platform-web';
import { BookmarkPlus, X } from 'lucide-react';
import { useState } from 'react';
import { ManagePhrases } from './ManagePhrases.tsx';
import { usePhraseChanges, usePhrases } from './phrase.client.ts';
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

/** Phrases to pick below a text: the reader's own ones, then the usual ones. */
export function PhraseChips({ set, text, onChange }: PhraseChipsProps) {
  const say = useWords(phraseWords);
  const own = usePhrases().data?.rows ?? [];
  const { keep, remove } = usePhraseChanges();
  const [isManaging, setManaging] = useState(false);
  const written = text.replace(/\s+/g, ' ').trim();
  const standard = usual[set].map((key) => say(key));
  const others = standard.filter((phrase) => own.every((one) => one.text !== phrase));
  const isNew = ![...own.map((one) => one.text), ...standard].includes(written);
  const add = (phrase: string) => onChange(written === '' ? phrase : `${text.trimEnd()} ${phrase}`);
  return (
    <div className="phrase-chips" role="group" aria-label={say('phrase.group')}>
      {own.map((one) =>
        isManaging ? (
          <Button
            key={one.id}
            size="s"
            icon={<X size={14} />}
            aria-label={say('phrase.remove', { text: one.text })}
            onPress={() => remove.mutate(one.id)}
          >
            {one.text}
          </Button>
        ) : (
          <Button key={one.id} size="s" onPress={() => add(one.text)}>
            {one.text}
          </Button>
        ),
      )}
      {others.map((phrase) => (
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
      {own.length > 0 && <ManagePhrases isManaging={isManaging} onChange={setManaging} />}
    </div>
  );
}
