import { Button } from '../../action/Button.tsx';
import { useWords } from '../../words/words.ts';
import { docxLimits } from '../docx/docx-html.ts';
import type { Dropped } from './dropped.ts';
import { droppedKinds, pasteWords } from './paste-words.ts';
import { pasteLimits } from './too-large.ts';
import type { PasteProblem } from './use-dropped.ts';

interface PasteDroppedProps {
  /** A problem where nothing was pasted. */
  readonly dropped: Dropped | PasteProblem;
  readonly onClose: () => void;
}

/** Names what the last paste had and the text cannot have, or why nothing came in. */
export function PasteDropped({ dropped, onClose }: PasteDroppedProps) {
  const say = useWords(pasteWords);
  const isProblem = typeof dropped === 'string';
  const kinds = isProblem ? [] : droppedKinds.filter((kind) => (dropped[kind] ?? 0) > 0);
  const named = kinds.map((kind) =>
    say(`dropped.${kind}`, { count: (!isProblem && dropped[kind]) || 0 }),
  );
  return (
    <div className="s-paste-notice" role={isProblem ? 'alert' : 'status'}>
      <div>
        {isProblem
          ? say(`problem.${dropped}`, limits)
          : say('droppedAll', { kinds: named.join(', ') })}
      </div>
      <Button size="s" variant="ghost" onPress={onClose}>
        {say('close')}
      </Button>
    </div>
  );
}

const limits = {
  words: pasteLimits.words.toLocaleString('th-TH'),
  markup: pasteLimits.markup.toLocaleString('th-TH'),
  megabytes: docxLimits.file / 1_000_000,
};
