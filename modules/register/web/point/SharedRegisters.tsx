import { sharedParts } from '@sarn/register/contract';
import type { RegistrationPoint, ShareStart } from '@sarn/register/contract';
import { Select, useWords } from '@sarn/platform-web';
import { own } from './shares-chosen.ts';
import type { SharesChosen } from './shares-chosen.ts';
import { pointWords } from './words/point-words.ts';

interface SharedRegistersProps {
  /** Points with which it may share. */
  readonly above: RegistrationPoint['above'];
  /** The Buddhist year that is now. */
  readonly year: number;
  readonly now: RegistrationPoint['shares'];
  readonly shares: SharesChosen;
  readonly from: ShareStart;
  readonly isChanged: boolean;
  readonly onChange: (shares: SharesChosen) => void;
  readonly onFrom: (from: ShareStart) => void;
}

/** Whose registers a point uses, each its own or that of a point above it, and from which year. */
export function SharedRegisters(props: SharedRegistersProps) {
  const { above, year, now, shares, from, isChanged, onChange, onFrom } = props;
  const say = useWords(pointWords);
  if (above.length === 0) return null;
  const options = [
    { value: own, label: say('shares.own') },
    ...above.map(({ id, name }) => ({ value: id, label: say('shares.with', { name }) })),
  ];
  const starts = [
    { value: 'this-year' as const, label: say('shares.thisYear', { year }) },
    { value: 'next-year' as const, label: say('shares.nextYear', { year: year + 1 }) },
  ];
  const planned = (part: (typeof sharedParts)[number]) => {
    const share = now.find((one) => one.part === part);
    if (!share || share.now?.id === share.next?.id) return undefined;
    const before = share.now ? say('shares.with', { name: share.now.name }) : say('shares.own');
    return say('shares.planned', { next: year + 1, year, before });
  };
  return (
    <>
      {sharedParts.map((part) => (
        <Select
          key={part}
          label={say(`shares.${part}`)}
          description={planned(part)}
          options={options}
          value={shares[part]}
          onChange={(value) => onChange({ ...shares, [part]: value })}
        />
      ))}
      {isChanged && (
        <Select
          label={say('shares.from')}
          description={say('shares.fromHint')}
          options={starts}
          value={from}
          onChange={onFrom}
        />
      )}
    </>
  );
}
