import { useWords } from '@sarn/platform-web';
import type { UnitLeft } from '@sarn/reorganisation/contract';
import { UnitLeftList } from './UnitLeftList.tsx';
import { leftWords } from './words/left-words.ts';

/** What will not follow when a unit ends, before that is confirmed. */
export function LeftBefore({ left }: { readonly left: readonly UnitLeft[] }) {
  const say = useWords(leftWords);
  if (left.length === 0) {
    return (
      <div>
        <h3 className="unit-left-title">{say('titleNone')}</h3>
        <p className="s-muted">{say('none')}</p>
      </div>
    );
  }
  return (
    <div>
      <h3 className="unit-left-title">{say('title', { count: left.length })}</h3>
      <p className="s-muted">{say('before')}</p>
      <UnitLeftList left={left} />
    </div>
  );
}
