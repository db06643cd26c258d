import {
  Card,
  DescriptionList,
  ErrorSummary,
  FormRow,
  IconButton,
  Loaded,
  SaveForm,
  Select,
  StaleDifference,
  useForm,
  useLanguage,
  useNewer,
  useToasts,
  useWords,
} from '@sarn/platform-web';
import { codeOwners } from '@sarn/register/contract';
import type { CodeOwner, UnitNumbering } from '@sarn/register/contract';
import { Trash2 } from 'lucide-react';
import { useUnits } from '@sarn/organisation/web';
import { readUnitNumbering, useSaveUnitNumbering, useUnitNumbering } from './numbering.client.ts';
import { numberingWords } from './words/numbering-words.ts';
import './numbering.css';

/** Whose letter code and register documents get: a part of `manage-number-premission`. */
export default function LetterNumbering() {
  const say = useWords(numberingWords);
  const numbering = useUnitNumbering();
  return (
    <div className="numbering-page">
      <h2>{say('title')}</h2>
      <p className="s-muted">{say('text')}</p>
      <Loaded query={numbering} lines={4}>
        {({ usual, circularSeries, rows }) => (
          <>
            <Card title={say('usual')}>
              <DescriptionList
                items={[
                  { term: say('whose'), value: say(`owner.${usual}`), isLong: true },
                  { term: say('circulars'), value: say(`series.${circularSeries}`), isLong: true },
                ]}
              />
            </Card>
            <UnitSettings rows={rows} />
          </>
        )}
      </Loaded>
    </div>
  );
}

interface NewNumbering {
  readonly unitId: string | null;
  readonly codeOwner: CodeOwner;
}

const newNumbering: NewNumbering = { unitId: null, codeOwner: 'department' };

function useNumberingForm(rows: readonly UnitNumbering[]) {
  const say = useWords(numberingWords);
  const toasts = useToasts();
  const save = useSaveUnitNumbering();
  const seenOf = (unitId: string | null) =>
    rows.find(({ unit }) => unit.id === unitId)?.codeOwner ?? 'usual';
  const told = () => toasts.show({ tone: 'success', title: say('saved') });
  const form = useForm({
    name: 'register.numbering',
    start: newNumbering,
    send: async ({ unitId, codeOwner }) =>
      save.mutateAsync({ unitId: unitId ?? '', codeOwner, seen: seenOf(unitId) }),
    onDone: (_, { codeOwner }) => {
      form.reset({ unitId: null, codeOwner });
      told();
    },
  });
  return { form, save, told };
}

function UnitSettings({ rows }: { readonly rows: readonly UnitNumbering[] }) {
  const say = useWords(numberingWords);
  const { form, save, told } = useNumberingForm(rows);
  const isEnglish = useLanguage() === 'en';
  const { data: units = [] } = useUnits();
  return (
    <Card title={say('units')}>
      {rows.length === 0 && <p className="s-muted">{say('none')}</p>}
      {form.failure === null && <ErrorSummary error={save.error} isFocused />}
      <ul className="numbering-units">
        {rows.map(({ unit, codeOwner: kept }) => (
          <li key={unit.id}>
            <div>
              <strong>{unit.name}</strong>
              <p className="s-muted s-small">{say(`owner.${kept}`)}</p>
            </div>
            <IconButton
              aria-label={say('remove', { unit: unit.name })}
              isDisabled={save.isPending}
              onPress={() =>
                save.mutate(
                  { unitId: unit.id, codeOwner: 'usual', seen: kept },
                  { onSuccess: told },
                )
              }
            >
              <Trash2 size={18} />
            </IconButton>
          </li>
        ))}
      </ul>
      <SaveForm form={form} label={say('save')} isDisabled={!form.values.unitId}>
        <NewerNumbering form={form} />
        <FormRow>
          <Select
            label={say('add')}
            description={say('below')}
            options={units.map((unit) => ({
              value: unit.id,
              label: (isEnglish && unit.nameEn) || unit.nameTh,
            }))}
            {...form.field('unitId')}
          />
        </FormRow>
        <FormRow>
          <Select
            label={say('whose')}
            options={codeOwners.map((value) => ({ value, label: say(`owner.${value}`) }))}
            {...form.field('codeOwner')}
          />
        </FormRow>
      </SaveForm>
    </Card>
  );
}

interface NewerNumberingProps {
  readonly form: {
    readonly id: string;
    readonly failure: unknown;
    readonly values: NewNumbering;
    readonly reset: (start?: NewNumbering) => void;
    readonly submit: () => Promise<unknown>;
  };
}

/** Somebody else set the unit meanwhile: both choices; the list beside shows theirs by now. */
function NewerNumbering({ form }: NewerNumberingProps) {
  const say = useWords(numberingWords);
  const { unitId, codeOwner } = form.values;
  const newer = useNewer(form.id, form.failure, () => readUnitNumbering(unitId ?? ''));
  if (!newer) return null;
  return (
    <StaleDifference
      lines={[
        {
          label: say('whose'),
          theirs: say(`owner.${newer.now.codeOwner}`),
          mine: say(`owner.${codeOwner}`),
        },
      ]}
      onTakeTheirs={() => form.reset({ ...newNumbering })}
      onKeepMine={() => void form.submit()}
    />
  );
}
