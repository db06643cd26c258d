import type { DescribedTable, SettingRowOut } from '@sarn/kernel';
import { civilDateAt } from '@sarn/kernel';
import { SelectionBar } from '../display/SelectionBar.tsx';
import type { SelectionAct } from '../display/SelectionBar.tsx';
import type { WholeOffer } from '../display/use-whole-choice.ts';
import { useLanguage, useWords } from '../words/words.ts';
import type { BulkAction } from './bulk-action.ts';
import { BulkChangeDialog } from './BulkChangeDialog.tsx';
import { EndDialog } from './EndDialog.tsx';
import type { BulkAct, useOpenedBulk } from './opened-bulk.ts';
import { inLanguage } from './shown-value.ts';
import { describedWords } from './words/described-words.ts';
import '../styles/bulk.css';

interface BulkBarProps {
  readonly table: DescribedTable;
  readonly bulk: BulkAction | undefined;
  readonly rows: readonly SettingRowOut[];
  /** Chooses the rows of all pages; null where there are no more. */
  readonly offer: WholeOffer | null;
  /** What is open of it, and opening something for these rows. */
  readonly openedBulk: ReturnType<typeof useOpenedBulk>;
  /** The selection is done with. */
  readonly onDone: () => void;
}

/** What can be done with several rows at once; all or none. */
export function BulkBar({ table, bulk, rows, offer, openedBulk, onDone }: BulkBarProps) {
  const say = useWords(describedWords);
  const { opened, open, close } = openedBulk;
  const language = useLanguage();
  const today = civilDateAt(new Date());
  const hasEnded = rows.some(({ validTo }) => validTo !== null);
  const hasOpen = rows.some(({ validTo }) => validTo === null || validTo >= today);
  const act = (id: BulkAct, label: string, more: Partial<SelectionAct> = {}): SelectionAct => ({
    ...{ id, label, ...more },
    onAction: () => open(id, rows),
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
      {opened === 'own' && bulk?.isFor(rows) && (
        <bulk.Dialog {...{ rows, onDone }} onClose={close} />
      )}
    </>
  );
}
