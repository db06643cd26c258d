import { programLimits } from '@sarn/api-program/contract';
import type { ApiProgram, ScopeCalls } from '@sarn/api-program/contract';
import { addDays, civilDateAt } from '@sarn/kernel';
import type { ApiScope, CivilDate } from '@sarn/kernel';
import { PersonPicker, useUnits } from '@sarn/organisation/web';
import {
  CheckboxGroup,
  ComboBox,
  DateField,
  FormDialog,
  FormRow,
  StaleForm,
  TextArea,
  TextField,
  formatDay,
  useDialogForm,
  useLanguage,
  useWords,
} from '@sarn/platform-web';
import type { Option } from '@sarn/platform-web';
import { useState } from 'react';
import { readProgram, useSaveProgram } from './api-program.client.ts';
import { apiProgramWords } from './words/api-program-words.ts';

interface ProgramDialogProps {
  /** A new one where left out. */
  readonly program: ApiProgram | null;
  readonly scopes: readonly ScopeCalls[];
  readonly onClose: () => void;
}

const today = (): CivilDate => civilDateAt(new Date());
const { usualDays, mostDays } = programLimits;

const startOf = (program: ApiProgram | null) => ({
  name: program?.name ?? '',
  responsible: (program
    ? { value: program.responsible.id, label: program.responsible.name }
    : null) as Option | null,
  unit: (program ? { value: program.unit.id, label: program.unit.name } : null) as Option | null,
  scopes: [...(program?.scopes ?? [])] as ApiScope[],
  addresses: (program?.addresses ?? []).map(plain).join('\n'),
  expiresOn: (program && !program.isExpired
    ? program.expiresOn
    : addDays(today(), usualDays)) as CivilDate | null,
});

/** A network of one address is shown as the address. */
export const plain = (network: string): string =>
  network.replace(/^([\d.]+)\/32$|^(.+:.*)\/128$/, '$1$2');

const linesOf = (text: string): string[] =>
  text
    .split(/[\n,]/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** @param seen the version that was last looked at: it is sent, and not one that was read meanwhile */
function useProgramForm(
  seen: ApiProgram | null,
  { program, onClose }: Pick<ProgramDialogProps, 'program' | 'onClose'>,
) {
  const say = useWords(apiProgramWords);
  const save = useSaveProgram();
  return useDialogForm({
    name: 'api-program.program',
    about: program?.id,
    start: startOf(program),
    check: ({ name, responsible, unit, scopes: chosen, expiresOn }) => ({
      name: name.trim() === '' && say('nameMissing'),
      responsible: responsible === null && say('responsibleMissing'),
      unit: unit === null && say('unitMissing'),
      scopes: chosen.length === 0 && say('scopesMissing'),
      expiresOn: !isDay(expiresOn) && say('expiryMissing', { days: mostDays }),
    }),
    send: async ({ name, responsible, unit, scopes: chosen, addresses, expiresOn }) =>
      save.mutateAsync({
        ...(seen ? { id: seen.id, version: seen.version } : {}),
        ...{ name, scopes: chosen, addresses: linesOf(addresses) },
        ...{ responsibleId: responsible?.value ?? '', unitId: unit?.value ?? '' },
        expiresOn: expiresOn ?? '',
      }),
    told: (_, { name }) => ({ title: say('saved'), text: name }),
    onClose,
  });
}

/** Who answers for a program, for which unit it works, and what it may call. */
export function ProgramDialog({ program, scopes, onClose }: ProgramDialogProps) {
  const say = useWords(apiProgramWords);
  const [seen, setSeen] = useState(program);
  const form = useProgramForm(seen, { program, onClose });
  return (
    <FormDialog
      title={say(program ? 'editTitle' : 'newTitle')}
      size="m"
      form={form}
      label={say('save')}
      onClose={onClose}
    >
      {program && <ProgramDifference form={form} id={program.id} onSeen={setSeen} />}
      <TextField
        label={say('name')}
        description={say('nameHint')}
        isRequired
        maxLength={100}
        {...form.field('name')}
      />
      <PersonPicker
        label={say('responsible')}
        isRequired
        scopeUnitId={null}
        {...form.field('responsible')}
      />
      <UnitBox {...form.field('unit')} />
      <CheckboxGroup
        label={say('scopes')}
        isRequired
        options={useScopeOptions(scopes)}
        {...form.field('scopes')}
      />
      <FormRow>
        <TextArea
          label={say('addresses')}
          description={say('addressesHint')}
          maxLength={1000}
          rows={3}
          {...form.field('addresses')}
        />
      </FormRow>
      <DateField
        label={say('expiresOn')}
        description={say('expiryHint', { days: mostDays })}
        isRequired
        minValue={today()}
        maxValue={addDays(today(), mostDays)}
        {...form.field('expiresOn')}
      />
    </FormDialog>
  );
}

interface ProgramDifferenceProps {
  readonly form: ReturnType<typeof useProgramForm>;
  readonly id: string;
  readonly onSeen: (now: ApiProgram) => void;
}

/** What somebody else changed of the program meanwhile. */
function ProgramDifference({ form, id, onSeen }: ProgramDifferenceProps) {
  const say = useWords(apiProgramWords);
  const language = useLanguage();
  return (
    <StaleForm<ApiProgram, ReturnType<typeof startOf>>
      form={form}
      load={() => readProgram(id)}
      startOf={startOf}
      fields={[
        { label: say('name'), text: ({ name }) => name },
        { label: say('responsible'), text: ({ responsible }) => responsible?.label ?? '' },
        { label: say('unit'), text: ({ unit }) => unit?.label ?? '' },
        {
          label: say('scopes'),
          text: ({ scopes }) => scopes.map((scope) => say(`scope.${scope}`)).join(', '),
        },
        { label: say('addresses'), text: ({ addresses }) => linesOf(addresses).join(', ') },
        {
          label: say('expiresOn'),
          text: ({ expiresOn }) => (expiresOn ? formatDay(expiresOn, language) : ''),
        },
      ]}
      onSeen={onSeen}
    />
  );
}

const isDay = (day: CivilDate | null): boolean =>
  day !== null && day >= today() && day <= addDays(today(), mostDays);

/** Scopes that open a call, each with how many. */
function useScopeOptions(scopes: readonly ScopeCalls[]): Option<ApiScope>[] {
  const say = useWords(apiProgramWords);
  return scopes
    .filter(({ calls }) => calls.length > 0)
    .map(({ scope, calls }) => ({
      value: scope,
      label: say(`scope.${scope}`),
      hint: `${scope} · ${say('calls', { count: calls.length })}`,
    }));
}

interface UnitBoxProps {
  readonly value: Option | null;
  readonly onChange: (unit: Option | null) => void;
  readonly error: string | null;
}

function UnitBox(props: UnitBoxProps) {
  const say = useWords(apiProgramWords);
  const language = useLanguage();
  const units = useUnits().data ?? [];
  const options = units.map((unit) => ({
    value: unit.id as string,
    label: (language === 'en' && unit.nameEn) || unit.nameTh,
    hint: unit.code,
  }));
  return (
    <ComboBox
      label={say('unit')}
      description={say('unitHint')}
      isRequired
      options={options}
      {...props}
    />
  );
}
