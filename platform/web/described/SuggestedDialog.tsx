import type { DescribedTable, OutputOf, SuggestedRowOut, listSuggestedRows } from '@sarn/kernel';
import { useState } from 'react';
import { Button } from '../action/Button.tsx';
import { ErrorSummary } from '../display/ErrorSummary.tsx';
import { Loaded } from '../display/Loaded.tsx';
import { CheckboxField } from '../field/CheckboxField.tsx';
import { Dialog } from '../overlay/Dialog.tsx';
import { useToasts } from '../overlay/toasts.ts';
import { useLanguage, useWords } from '../words/words.ts';
import { useSuggestedRows, useTakeSuggested } from './described.client.ts';
import { useFieldNames } from './RowRecord.tsx';
import { inLanguage } from './shown-value.ts';
import { describedWords } from './words/described-words.ts';

interface SuggestedDialogProps {
  readonly table: DescribedTable;
  readonly onClose: () => void;
}

type Suggested = OutputOf<typeof listSuggestedRows>;

/** Rows that the product suggests: what each would be is shown before any of them is taken. */
export function SuggestedDialog({ table, onClose }: SuggestedDialogProps) {
  const say = useWords(describedWords);
  const toasts = useToasts();
  const found = useSuggestedRows(table.code);
  const take = useTakeSuggested(table.code);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const set = (codes: readonly string[], isChosen: boolean) =>
    setChosen((known) => {
      const rest = [...known].filter((code) => !codes.includes(code));
      return new Set(isChosen ? [...rest, ...codes] : rest);
    });
  const save = () =>
    take.mutate(
      { codes: [...chosen] },
      {
        onSuccess: ({ count }) => {
          toasts.show({ tone: 'success', title: say('suggested.taken', { count }) });
          onClose();
        },
      },
    );
  return (
    <Dialog
      isOpen
      size="m"
      title={say('suggested.title')}
      onClose={onClose}
      footer={
        <Button
          variant="primary"
          isDisabled={chosen.size === 0}
          isPending={take.isPending}
          onPress={save}
        >
          {say('suggested.take', { count: chosen.size })}
        </Button>
      }
    >
      <div className="described-import">
        <p>{say('suggested.text')}</p>
        <ErrorSummary error={take.error} isFocused />
        <Loaded query={found} lines={6}>
          {(data) =>
            data.packs.map((pack) => (
              <Pack
                key={pack.code}
                {...{ table, pack, chosen, set, rows: rowsOf(data, pack.code) }}
              />
            ))
          }
        </Loaded>
      </div>
    </Dialog>
  );
}

const rowsOf = ({ rows }: Suggested, pack: string): SuggestedRowOut[] =>
  rows.filter((row) => row.pack === pack);

interface PackProps {
  readonly table: DescribedTable;
  readonly pack: Suggested['packs'][number];
  readonly rows: readonly SuggestedRowOut[];
  readonly chosen: ReadonlySet<string>;
  readonly set: (codes: readonly string[], isChosen: boolean) => void;
}

function Pack({ table, pack, rows, chosen, set }: PackProps) {
  const say = useWords(describedWords);
  const language = useLanguage();
  if (rows.length === 0) return null;
  const name = inLanguage(pack, language);
  const codes = rows.filter(({ fault }) => fault === '').map(({ code }) => code);
  const count = codes.filter((code) => chosen.has(code)).length;
  return (
    <fieldset className="described-pack">
      <legend>{name}</legend>
      <CheckboxField
        isSelected={count === codes.length && count > 0}
        isIndeterminate={count > 0 && count < codes.length}
        isDisabled={codes.length === 0}
        onChange={(isChosen) => set(codes, isChosen)}
      >
        {say('suggested.all', { name, count: codes.length })}
      </CheckboxField>
      {rows.map((row) => (
        <SuggestedLine
          key={row.code}
          {...{ table, row }}
          isChosen={chosen.has(row.code)}
          onChoose={(isChosen) => set([row.code], isChosen)}
        />
      ))}
    </fieldset>
  );
}

interface SuggestedLineProps {
  readonly table: DescribedTable;
  readonly row: SuggestedRowOut;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
}

function SuggestedLine({ table, row, isChosen, onChoose }: SuggestedLineProps) {
  const language = useLanguage();
  const say = useWords(describedWords);
  const named = useFieldNames(table);
  const { nameTh, nameEn, values, fault } = row;
  const facts = Object.entries(values)
    // A reference is a code here, which says nothing to a person.
    .filter(([field]) => table.fields[field]?.kind !== 'reference')
    .filter(([, value]) => value !== null && value !== '' && value !== false)
    .map(([field, value]) =>
      value === true ? named.label(field) : `${named.label(field)}: ${named.shown(field, value)}`,
    );
  return (
    <div className="described-suggested">
      <CheckboxField isSelected={isChosen} isDisabled={fault !== ''} onChange={onChoose}>
        {inLanguage({ th: nameTh, en: nameEn || nameTh }, language)}
      </CheckboxField>
      {(fault !== '' || facts.length > 0) && (
        <p className="s-small s-muted">
          {fault === '' ? facts.join(' · ') : say('suggested.fault', { fault })}
        </p>
      )}
    </div>
  );
}
