import {
  FormDialog,
  RadioGroup,
  TextField,
  useDialogForm,
  useLanguage,
  useWords,
} from '@sarn/platform-web';
import { importFields, problemText } from '../contract/index.ts';
import type { ImportDetail } from '../contract/index.ts';
import { useCorrect } from './import.client.ts';
import type { Fixing } from './tiles.ts';
import { importWords } from './words/import-words.ts';

interface FixDialogProps {
  readonly item: ImportDetail;
  readonly fixing: Fixing;
  readonly onClose: () => void;
}

/** Corrects one cell; the likely texts are offered. */
export function FixDialog({ item, fixing: { row, problem }, onClose }: FixDialogProps) {
  const say = useWords(importWords);
  const language = useLanguage() === 'en' ? 'en' : 'th';
  const correct = useCorrect();
  const choices = problem.choices ?? [];
  // A masked number is no text to go on from.
  const cell = problem.cell.includes('•') ? '' : problem.cell;
  const form = useDialogForm({
    ...{ name: 'people-import.cell', about: `${item.id}:${row.row}:${problem.field}` },
    start: { text: cell },
    // It may be the number of an ID card.
    withoutSecrets: () => ({}),
    send: async ({ text }) =>
      correct.mutateAsync({ id: item.id, row: row.row, field: problem.field as 'unit', text }),
    told: () => ({ title: say('fixed') }),
    onClose,
  });
  const field = importFields[item.kind][problem.field]?.[language] ?? problem.field;
  const { code, params } = problem;
  return (
    <FormDialog
      size="s"
      title={say('fixTitle', { row: row.row })}
      form={form}
      label={say('fixSave')}
      about={
        <>
          <p>{say('fixText', { field, name: row.name })}</p>
          <p className="s-muted">{problemText(params ? { code, params } : { code }, language)}</p>
        </>
      }
      onClose={onClose}
    >
      {choices.length > 0 && (
        <RadioGroup
          label={say('near', { choices: '' }).replace(/[:\s]+$/, '')}
          options={choices.map((value) => ({ value, label: value }))}
          value={form.values.text}
          onChange={(text) => form.change({ text })}
        />
      )}
      <TextField label={say('newText')} maxLength={300} {...form.field('text')} />
    </FormDialog>
  );
}
