import type { DescribedTable, SettingRowOut } from '@sarn/kernel';
import { civilDateAt } from '@sarn/kernel';
import { useState } from 'react';
import { SelectionBar } from '../display/SelectionBar.tsx';
import type { SelectionAct } from '../display/SelectionBar.tsx';
import type { WholeOffer } from '../display/use-whole-choice.ts';
import { useLanguage, useWords } from '../words/words.ts';
import type { BulkAction } from './bulk-action.ts';
import { BulkChangeDialog } from './BulkChangeDialog.tsx';
import { EndDialog } from './EndDialog.tsx';
import { inLanguage } from './shown-value.ts';
import { describedWords } from './words/described-words.ts';
import '../styles/bulk.css';

interface BulkBarProps {
  readonly table: DescribedTable;
  readonly bulk: BulkAction | undefined;
  readonly rows: readonly SettingRowOut[];
  /** Chooses the rows of all pages; null where there are no more. */
  readonly offer: WholeOffer | null;
  /** The selection is done with. */
  readonly onDone: () => void;
}

type Opened = 'end' | 'reopen' | 'change' | 'own';

/** What can be done with several rows at once; all or none. */
export function BulkBar({ table, bulk, rows, offer, onDone }: BulkBarProps) {
  const say = useWords(describedWords);
  const [opened, setOpened] = useState<Opened | null>(null);
  const language = useLanguage();
  const today = civilDateAt(new Date());
  const hasEnded = rows.some(({ validTo }) => validTo !== null);
  const hasOpen = rows.some(({ validTo }) => validTo === null || validTo >= today);
  const close = () => setOpened(null);
  const act = (id: Opened, label: string, more: Partial<SelectionAct> = {}): SelectionAct => ({
    ...{ id, label, ...more },
    onAction: () => setOpened(id),
  });
  const ownAct = ({ label, icon, isFor }: BulkAction) =>
    act('own', inLanguage(label, language), { icon, isDisabled: !isFor(rows) });
  const acts = [
    ...(Object.keys(table.fields).length > 0
      ? [act('change', say('bulkChange'), { short: say('bulk.save') })]
      : []),
    ...(hasOpen ? [act('end', say('end'))] : []),
    ...(hasEnded ? [act('reopen', say('reopen'))] : []),
    ...(bulk ? [ownAct(bulk)] : []),
  ];
  const count = say('chosen', { count: rows.length });
  return (
    <>
      <SelectionBar
        className="described-bulk"
        aria-label={count}
        chosen={count}
        {...{ offer, acts }}
        clear={say('clearChosen')}
        onClear={onDone}
      />
      {opened === 'change' && <BulkChangeDialog {...{ table, rows, onDone }} onClose={close} />}
      {(opened === 'end' || opened === 'reopen') && (
        <EndDialog {...{ table, rows, onDone }} isReopening={opened === 'reopen'} onClose={close} />
      )}
      {opened === 'own' && bulk && <bulk.Dialog {...{ rows, onDone }} onClose={close} />}
    </>
  );
}
