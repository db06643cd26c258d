import type { ConfigurationSection, ValueRow } from '@sarn/configuration/contract';
import {
  ApiError,
  Card,
  FormRow,
  SaveForm,
  useForm,
  useToasts,
  useWords,
} from '@sarn/platform-web';
import { useState } from 'react';
import { ColourPreview } from './ColourPreview.tsx';
import { readConfiguration, useSaveValues } from './configuration.client.ts';
import { changesOf, checkSection, draftOf, rowsOf } from './section-draft.ts';
import { ReasonField } from './ReasonField.tsx';
import { StaleValues } from './StaleValues.tsx';
import { ValueInput } from './ValueInput.tsx';
import { configurationWords } from './words/configuration-words.ts';

interface SectionCardProps {
  readonly section: ConfigurationSection;
  readonly rows: readonly ValueRow[];
}

/** The form of a section, and the newer values where somebody else saved meanwhile. */
function useSection({ section, rows }: SectionCardProps) {
  const say = useWords(configurationWords);
  const toasts = useToasts();
  const save = useSaveValues();
  // As they were read: newer ones are taken only when the person has seen the difference.
  const [base, setBase] = useState(() => rowsOf(section, rows));
  const [newer, setNewer] = useState<readonly ValueRow[] | null>(null);
  const form = useForm({
    name: 'configuration.values',
    about: section,
    start: draftOf(base),
    check: (draft) => checkSection(draft, say),
    send: async (draft) => {
      try {
        await save.mutateAsync({ changes: changesOf(base, draft), reason: draft.reason ?? '' });
      } catch (error) {
        if (isStale(error)) setNewer(rowsOf(section, (await readConfiguration()).rows));
        throw error;
      }
      return rowsOf(section, (await readConfiguration()).rows);
    },
    onDone: (saved) => {
      setBase(saved);
      setNewer(null);
      form.reset(draftOf(saved));
      toasts.show({ tone: 'success', title: say('saved') });
    },
  });
  const take = (values: readonly ValueRow[]) => {
    setBase([...values]);
    setNewer(null);
  };
  return { form, base, newer, take };
}

/** Values that belong together, saved by one button. */
export function SectionCard({ section, rows }: SectionCardProps) {
  const say = useWords(configurationWords);
  const { form, base, newer, take } = useSection({ section, rows });
  const isChanged = changesOf(base, form.values).length > 0;
  return (
    <Card title={say(`section.${section}`)}>
      <SaveForm form={form} label={say('save')} columns={2} isDisabled={!isChanged}>
        {newer && (
          <StaleValues {...{ newer, base, draft: form.values }} onTake={() => take(newer)} />
        )}
        {base.map((row) => (
          <ValueInput
            key={row.code}
            row={row}
            value={form.values[row.code] ?? null}
            error={form.error(row.code)}
            onChange={(value) => form.change({ [row.code]: value })}
          />
        ))}
        {isChanged && (
          <FormRow>
            <ReasonField
              value={form.values.reason ?? ''}
              onChange={(reason) => form.change({ reason })}
            />
          </FormRow>
        )}
        {section === 'colours' && <ColourPreview draft={form.values} />}
      </SaveForm>
    </Card>
  );
}

const isStale = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'configuration.stale';
