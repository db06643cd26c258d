import { Button, useWords } from '@sarn/platform-web';
import { phraseWords } from './words/phrase-words.ts';

interface ManagePhrasesProps {
  readonly isManaging: boolean;
  readonly onChange: (isManaging: boolean) => void;
}

/** Turns the own phrases into buttons that remove them, and back. */
export function ManagePhrases({ isManaging, onChange }: ManagePhrasesProps) {
  const say = useWords(phraseWords);
  return (
    <Button size="s" variant="ghost" onPress={() => onChange(!isManaging)}>
      {say(isManaging ? 'phrase.ready' : 'phrase.edit')}
    </Button>
  );
}
