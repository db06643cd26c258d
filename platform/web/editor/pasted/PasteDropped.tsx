import { Button } from '../../action/Button.tsx';
import { useWords } from '../../words/words.ts';
import type { Dropped } from './dropped.ts';
import { droppedKinds, pasteWords } from './paste-words.ts';
import { pasteLimits } from './too-large.ts';

interface PasteDroppedProps {
  /** `too-large` where nothing was pasted. */
  readonly dropped: Dropped | 'too-large';
  readonly onClose: () => void;
}

/** Names what the last paste had and the text cannot have. */
export function PasteDropped({ dropped, onClose }: PasteDroppedProps) {
  const say = useWords(pasteWords);
  const named =
    dropped === 'too-large'
      ? []
      : droppedKinds
          .filter((kind) => (dropped[kind] ?? 0) > 0)
          .map((kind) => say(`dropped.${kind}`, { count: dropped[kind] ?? 0 }));
  return (
    <div className="s-paste-notice" role={dropped === 'too-large' ? 'alert' : 'status'}>
      <div>
        {dropped === 'too-large'
          ? say('tooLarge', {
              words: pasteLimits.words.toLocaleString('th-TH'),
              markup: pasteLimits.markup.toLocaleString('th-TH'),
            })
          : say('droppedAll', { kinds: named.join(', ') })}
      </div>
      <Button size="s" variant="ghost" onPress={onClose}>
        {say('close')}
      </Button>
    </div>
  );
}
