import type { DescribedTable, SettingRowOut } from '@sarn/kernel';
import { civilDateAt } from '@sarn/kernel';
import { useState } from 'react';
import { Button } from '../action/Button.tsx';
import { useWords } from '../words/words.ts';
import type { WholeOffer } from '../display/use-whole-choice.ts';
import { WholeChoice } from '../display/WholeChoice.tsx';
import type { BulkAction } from './bulk-action.ts';
import { BulkChangeDialog } from './BulkChangeDialog.tsx';
import { EndDialog } from './EndDialog.tsx';
import { describedWords } from './words/described-words.ts';

interface BulkBarProps {
  readonly table: DescribedTable;
  readonly bulk: BulkAction | undefined;
  readonly rows: readonly SettingRowOut[];
  /** Chooses the rows of all pages; null where there are no more. */
  readonly offer: WholeOffer | null;
  /** The selection is done with. */
  readonly onDone: () => void;
}

/** What can be done with several rows at once; all or none. */
export function BulkBar({ table, bulk: More, rows, offer, onDone }: BulkBarProps) {
  const say = useWords(describedWords);
  const [opened, setOpened] = useState<'end' | 'reopen' | 'change' | null>(null);
  const today = civilDateAt(new Date());
  const hasEnded = rows.some(({ validTo }) => validTo !== null);
  const hasOpen = rows.some(({ validTo }) => validTo === null || validTo >= today);
  const close = () => setOpened(null);
  return (
    <div
      className="described-bulk"
      role="toolbar"
      aria-label={say('chosen', { count: rows.length })}
    >
      <strong role="status">{say('chosen', { count: rows.length })}</strong>
      <WholeChoice offer={offer} />
      {Object.keys(table.fields).length > 0 && (
        <Button size="s" onPress={() => setOpened('change')}>
          {say('bulkChange')}
        </Button>
      )}
      {hasOpen && (
        <Button size="s" onPress={() => setOpened('end')}>
          {say('end')}
        </Button>
      )}
      {hasEnded && (
        <Button size="s" onPress={() => setOpened('reopen')}>
          {say('reopen')}
        </Button>
      )}
      {More && <More rows={rows} onDone={onDone} />}
      <Button size="s" variant="ghost" onPress={onDone}>
        {say('clearChosen')}
      </Button>
      {opened === 'change' && <BulkChangeDialog {...{ table, rows, onDone }} onClose={close} />}
      {(opened === 'end' || opened === 'reopen') && (
        <EndDialog {...{ table, rows, onDone }} isReopening={opened === 'reopen'} onClose={close} />
      )}
    </div>
  );
}
