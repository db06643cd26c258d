import type {
  PointAnswer,
  PointLevel,
  RegistrationPoint,
  ShareStart,
} from '@sarn/register/contract';
import { pointLevels } from '@sarn/register/contract';
import { UnitsPicker } from '@sarn/organisation/web';
import type { PickedUnit } from '@sarn/organisation/web';
import {
  ComboBox,
  DatePicker,
  FormDialog,
  Select,
  StaleForm,
  TextField,
  formatDay,
  useDialogForm,
  useLanguage,
  useWords,
} from '@sarn/platform-web';
import type { Option } from '@sarn/platform-web';
import { useState } from 'react';
import type { ComponentProps } from 'react';
import { readPoint, useSavePoint } from './point.client.ts';
import { SharedRegisters } from './SharedRegisters.tsx';
import { idsOf, isSame, sharesOf } from './shares-chosen.ts';
import type { SharesChosen } from './shares-chosen.ts';
import { pointWords } from './words/point-words.ts';

interface PointDialogProps {
  readonly answer: PointAnswer;
  /** Left out: a unit becomes a point. */
  readonly point?: RegistrationPoint;
  /** A unit for which it is to receive as well; empty: none. */
  readonly alsoUnitId?: string;
  /** The unit that becomes a point; empty: it is chosen. */
  readonly unitId?: string;
  readonly onClose: () => void;
}

interface PointValues {
  readonly unit: Option | null;
  readonly level: PointLevel;
  readonly through: string;
  readonly covers: readonly PickedUnit[];
  readonly shares: SharesChosen;
  readonly sharesFrom: ShareStart;
  readonly validTo: string | null;
  readonly reason: string;
}

/** Stands for no point in a list of points, which has no empty choice. */
const direct = 'direct';

type Began = Omit<PointDialogProps, 'onClose'>;

function startOf({ answer, point, alsoUnitId, unitId }: Began): PointValues {
  const also = answer.free.filter(({ id }) => id === alsoUnitId);
  const added = answer.free.find(({ id }) => id === unitId);
  return {
    unit: added ? { value: added.id, label: added.name } : null,
    level: point?.level ?? 'section',
    through: point?.through?.id ?? direct,
    covers: [...(point?.covers ?? []), ...also.map(({ id, name }) => ({ id, name }))],
    ...{ shares: sharesOf(point), sharesFrom: 'this-year' },
    ...{ validTo: point?.validTo ?? null, reason: '' },
  };
}

function usePointForm(props: PointDialogProps) {
  const { answer, point, onClose } = props;
  const say = useWords(pointWords);
  const save = useSavePoint();
  const [seen, setSeen] = useState<PointNow>({ point, version: point?.version });
  const form = useDialogForm({
    ...{ name: 'register.point', about: point?.unitId, start: startOf(props) },
    check: ({ unit, reason }) => ({
      unit: !point && unit === null ? say('form.unitMissing') : undefined,
      reason: reason.trim().length < 3 ? say('form.reasonShort') : undefined,
    }),
    send: async ({ unit, through, covers, validTo, shares, ...values }) => {
      const unitId = point?.unitId ?? unit?.value ?? '';
      const free = answer.free.find(({ id }) => id === unitId);
      return save.mutateAsync({
        ...{ ...values, unitId, version: seen.version ?? free?.version ?? 0 },
        ...{ throughId: through === direct ? '' : through, validTo: validTo ?? '' },
        coverIds: covers.map(({ id }) => id),
        // Only a change is sent: what holds already is not asked from when.
        ...(isSame(shares, sharesOf(seen.point)) ? {} : { shares: idsOf(shares) }),
      });
    },
    told: () => ({ title: say('form.saved') }),
    onClose,
  });
  return { form, setSeen };
}

/** Level, units and way of a registration point, with the reason of the change. */
export function PointDialog(props: PointDialogProps) {
  const { answer, point, onClose } = props;
  const say = useWords(pointWords);
  const { form, setSeen } = usePointForm(props);
  const chosen = answer.free.find(({ id }) => id === form.values.unit?.value);
  const above = point?.above ?? chosen?.above ?? [];
  const others = answer.points.filter(({ unitId }) => unitId !== point?.unitId);
  return (
    <FormDialog
      size="l"
      title={point ? say('form.edit', { name: point.name }) : say('add')}
      form={form}
      columns={2}
      label={say('form.save')}
      onClose={onClose}
    >
      <PointDifference {...{ answer, form }} unitId={point?.unitId} onSeen={setSeen} />
      {!point && (
        <ComboBox
          label={say('form.unit')}
          isRequired
          options={answer.free.map(({ id, name }) => ({ value: id, label: name }))}
          {...form.field('unit')}
        />
      )}
      <WayFields form={form} others={others} />
      {point?.isRoot !== true && (
        <DatePicker
          label={say('form.validTo')}
          description={say('form.validToHint')}
          {...form.field('validTo')}
        />
      )}
      <CoversField units={form.values.covers} onChange={(covers) => form.change({ covers })} />
      <SharedRegisters
        above={above}
        year={answer.year}
        now={point?.shares ?? []}
        shares={form.values.shares}
        from={form.values.sharesFrom}
        isChanged={!isSame(form.values.shares, sharesOf(point))}
        onChange={(shares) => form.change({ shares })}
        onFrom={(sharesFrom) => form.change({ sharesFrom })}
      />
      <TextField
        label={say('form.reason')}
        description={say('form.reasonHint')}
        isRequired
        maxLength={500}
        {...form.field('reason')}
      />
    </FormDialog>
  );
}

interface WayFieldsProps {
  readonly form: ReturnType<typeof usePointForm>['form'];
  /** The points through which its documents may go. */
  readonly others: readonly RegistrationPoint[];
}

/** The level of the point, and through which other one its documents go. */
function WayFields({ form, others }: WayFieldsProps) {
  const say = useWords(pointWords);
  return (
    <>
      <Select
        label={say('level')}
        description={say('form.levelHint')}
        options={pointLevels.map((level) => ({ value: level, label: say(`levels.${level}`) }))}
        {...form.field('level')}
      />
      <Select
        label={say('through')}
        description={say('form.throughHint')}
        options={[
          { value: direct, label: say('direct') },
          ...others.map(({ unitId, name }) => ({ value: unitId, label: name })),
        ]}
        {...form.field('through')}
      />
    </>
  );
}

interface CoversFieldProps {
  readonly units: readonly PickedUnit[];
  readonly onChange: (units: readonly PickedUnit[]) => void;
}

/** The units for which the point receives as well. */
function CoversField({ units, onChange }: CoversFieldProps) {
  const say = useWords(pointWords);
  return (
    <div className="points-covers">
      <UnitsPicker
        label={say('covers')}
        isOptional
        units={units}
        onChange={onChange}
        error={null}
      />
      <p className="s-small s-muted">{say('form.coversHint')}</p>
    </div>
  );
}

/** A point as it was last looked at; a unit that is none has a version, too. */
interface PointNow {
  readonly point: RegistrationPoint | undefined;
  readonly version: number | undefined;
}

interface PointDifferenceProps {
  readonly answer: PointAnswer;
  readonly form: ComponentProps<typeof StaleForm<PointNow, PointValues>>['form'];
  /** Left out: the unit that is chosen. */
  readonly unitId: string | undefined;
  readonly onSeen: (now: PointNow) => void;
}

/** What somebody else changed of the point meanwhile. */
function PointDifference({ answer, form, unitId, onSeen }: PointDifferenceProps) {
  const say = useWords(pointWords);
  const language = useLanguage();
  const { unit, reason } = form.values;
  return (
    <StaleForm<PointNow, PointValues>
      form={form}
      load={() => readPoint(unitId ?? unit?.value ?? '')}
      startOf={({ point }) => ({
        ...(point ? startOf({ answer, point }) : form.values),
        ...{ unit, reason },
      })}
      fields={[
        { label: say('level'), text: ({ level }) => say(`levels.${level}`) },
        {
          label: say('through'),
          text: ({ through }) =>
            answer.points.find(({ unitId: id }) => id === through)?.name ?? say('direct'),
        },
        { label: say('covers'), text: ({ covers }) => covers.map(({ name }) => name).join(', ') },
        {
          label: say('form.validTo'),
          text: ({ validTo }) => (validTo ? formatDay(validTo, language) : ''),
        },
      ]}
      onSeen={onSeen}
    />
  );
}
