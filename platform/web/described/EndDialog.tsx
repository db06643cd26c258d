import type { DescribedTable, SettingRowOut } from '@sarn/kernel';
import { civilDateAt } from '@sarn/kernel';
import { DatePicker } from '../field/DatePicker.tsx';
import { TextField } from '../field/TextField.tsx';
import { useDialogForm } from '../form/use-dialog-form.ts';
import { FormDialog } from '../layout/FormDialog.tsx';
import { useLanguage, useWords } from '../words/words.ts';
import { useEndRows } from './described.client.ts';
import { describedWords } from './words/described-words.ts';

interface EndDialogProps {
  readonly table: DescribedTable;
  readonly rows: readonly SettingRowOut[];
  readonly isReopening: boolean;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

const minReason = 3;

/** Sets the last day of rows, or takes it away. */
export function EndDialog({ table, rows, isReopening, onDone, onClose }: EndDialogProps) {
  const say = useWords(describedWords);
  const end = useEndRows(table.code);
  const count = rows.length;
  const form = useDialogForm({
    name: `settings.${table.code}.end`,
    start: { lastDay: civilDateAt(new Date()) as string | null, reason: '' },
    check: ({ lastDay, reason }) => ({
      lastDay: isReopening || lastDay ? null : say('form.required'),
      reason: reason.trim().length < minReason ? say('form.reasonNeeded') : null,
    }),
    send: async ({ lastDay, reason }) =>
      end.mutateAsync({
        rows: rows.map(({ code, version }) => ({ code, version })),
        validTo: isReopening ? null : lastDay,
        reason,
      }),
    told: () => ({ title: say(isReopening ? 'ending.reopened' : 'ending.saved', { count }) }),
    onDone,
    onClose,
  });
  return (
    <FormDialog
      size="s"
      title={say(isReopening ? 'ending.reopenTitle' : 'ending.title', { count })}
      form={form}
      label={say(isReopening ? 'ending.reopenSave' : 'ending.save')}
      onClose={onClose}
    >
      <ChosenRows rows={rows} />
      {!isReopening && <p>{say('ending.text')}</p>}
      {!isReopening && (
        <DatePicker label={say('ending.lastDay')} isRequired {...form.field('lastDay')} />
      )}
      <TextField
        label={say('form.reason')}
        isRequired
        maxLength={300}
        description={say('form.reasonHint')}
        {...form.field('reason')}
      />
    </FormDialog>
  );
}

const mostNamed = 10;
const usesOf = ({ used }: SettingRowOut): number => used?.count ?? 0;

/** Which rows they are and how much each is used, the most used first. */
function ChosenRows({ rows }: Pick<EndDialogProps, 'rows'>) {
  const say = useWords(describedWords);
  const language = useLanguage();
  const sorted = rows.toSorted((a, b) => usesOf(b) - usesOf(a));
  const more = rows.length - mostNamed;
  return (
    <ul className="s-ending-rows" aria-label={say('ending.rows')}>
      {sorted.slice(0, mostNamed).map(({ code, nameTh, nameEn, used }) => (
        <li key={code}>
          {(language === 'en' && nameEn) || nameTh}
          {used && used.count > 0 && (
            <span className="s-muted">
              {say(used.isCapped ? 'ending.usedCapped' : 'ending.used', { count: used.count })}
            </span>
          )}
        </li>
      ))}
      {more > 0 && <li className="s-muted">{say('ending.more', { count: more })}</li>}
    </ul>
  );
}
