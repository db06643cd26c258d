import { CheckboxField, FilterBar, ownSearch, useWords } from '@sarn/platform-web';
import { useState } from 'react';
import { accessWords } from './words/access-words.ts';

/**
 * Whether a list shows ended rows, too: it stands in the address beside what is open, so that a refresh
 * and Back keep it.
 */
export function useEnded(): readonly [isEnded: boolean, show: (next: boolean) => void] {
  const [isEnded, setEnded] = useState(
    () => new URLSearchParams(location.search).get('ended') === 'true',
  );
  const show = (next: boolean) => {
    ownSearch({ ended: next ? 'true' : null });
    setEnded(next);
  };
  return [isEnded, show];
}

interface EndedBarProps {
  readonly isEnded: boolean;
  readonly onChange: (next: boolean) => void;
}

/** Above a list of rights: whether the ended ones are in it. */
export function EndedBar({ isEnded, onChange }: EndedBarProps) {
  const say = useWords(accessWords);
  return (
    <FilterBar
      isNarrowed={isEnded}
      onClear={() => onChange(false)}
      lead={
        <CheckboxField isSelected={isEnded} onChange={onChange}>
          {say('grants.showEnded')}
        </CheckboxField>
      }
    />
  );
}
