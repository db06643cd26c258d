import {
  Button,
  DescriptionList,
  Disclosure,
  EmptyState,
  LinkButton,
  Loaded,
  formatDay,
  formatMoment,
  useLanguage,
  useWords,
} from '@sarn/platform-web';
import type { Say } from '@sarn/platform-web';
import { settingsMenus } from '@sarn/kernel';
import { isSectionKind } from '@sarn/organisation/contract';
import { useMe } from '@sarn/organisation/web';
import type { UnitDetail } from '@sarn/reorganisation/contract';
import { useUnit, useUnitScope } from '../units.client.ts';
import type { UnitTree } from '../units.client.ts';
import type { th } from '../words/th.ts';
import { unitsWords } from '../words/units-words.ts';
import { HistoryList } from './HistoryList.tsx';
import type { OpenedAct } from './opened-acts.ts';

interface UnitPanelProps {
  readonly unitId: string | null;
  readonly kinds: UnitTree['kinds'];
  /** A day that is not today is only looked at. */
  readonly isToday: boolean;
  readonly onAct: (act: OpenedAct) => void;
}

/** The chosen unit: its data, what can be done with it, its history. */
export function UnitPanel({ unitId, kinds, isToday, onAct }: UnitPanelProps) {
  const say = useWords(unitsWords);
  const unit = useUnit(unitId);
  if (unitId === null) return <EmptyState title={say('chooseOne')} text={say('chooseOneText')} />;
  return (
    <Loaded query={unit} lines={6}>
      {(known) => (
        <div className="units-panel">
          <h2>{known.nameTh}</h2>
          <p className="s-small s-muted">{known.path.map(({ name }) => name).join(' › ')}</p>
          {isToday && known.validTo === null && <Acts unit={known} onAct={onAct} />}
          <Facts unit={known} kinds={kinds} />
          <PeopleLink unitId={known.id} />
          <Disclosure title={say('act.history')}>
            <HistoryList unitId={known.id} />
          </Disclosure>
        </div>
      )}
    </Loaded>
  );
}

function Acts({
  unit,
  onAct,
}: {
  readonly unit: UnitDetail;
  readonly onAct: (act: OpenedAct) => void;
}) {
  const say = useWords(unitsWords);
  const scope = useUnitScope();
  const isRoot = unit.path.length === 0;
  const isWhole = scope === 'units';
  const acts: readonly OpenedAct[] = isWhole
    ? ['rename', 'letterCode', ...(isRoot ? [] : (['move', 'split'] as const)), 'correct']
    : isSectionKind(unit.kind)
      ? ['correct']
      : [];
  return (
    <div className="units-acts" role="group" aria-label={say('acts')}>
      <Button variant="primary" size="s" onPress={() => onAct('found')}>
        {say('addBelow')}
      </Button>
      {acts.map((act) => (
        <Button key={act} size="s" onPress={() => onAct(act)}>
          {say(`act.${act === 'found' ? 'correct' : act}`)}
        </Button>
      ))}
      {isWhole && !isRoot && (
        <LinkButton
          variant="quiet"
          className="s-button-s"
          href={`/settings/${settingsMenus.centre}/unit-dissolution?unit=${unit.id}`}
        >
          {say('act.end')}
        </LinkButton>
      )}
    </div>
  );
}

/** The people of the unit, for who may see the list of people. */
function PeopleLink({ unitId }: { readonly unitId: string }) {
  const say = useWords(unitsWords);
  const { data: me } = useMe();
  if (!me?.permissions.includes('identity.personnel')) return null;
  const list = `/settings/${settingsMenus.centre}/employee-information`;
  return (
    <LinkButton variant="quiet" className="s-button-s" href={`${list}?unit=${unitId}`}>
      {say('seePeople')}
    </LinkButton>
  );
}

/** The letter code of a unit, or whose is printed instead. */
function codeOf({ id, letterCode: own, codedAs }: UnitDetail, say: Say<typeof th>): string {
  if (codedAs === null) return own || say('letterCode.nowhere');
  if (codedAs.unit.id === id) return own;
  const used = { code: codedAs.letterCode, unit: codedAs.unit.name };
  return own ? say('letterCode.ownUnused', { ...used, own }) : say('letterCode.of', used);
}

function Facts({ unit, kinds }: { readonly unit: UnitDetail; readonly kinds: UnitTree['kinds'] }) {
  const say = useWords(unitsWords);
  const language = useLanguage();
  const term = kinds.find(({ kind }) => kind === unit.kind)?.term;
  const fact = (field: 'nameEn' | 'abbreviation' | 'code') => ({
    term: say(`field.${field}`),
    value: unit[field] || '–',
  });
  const contact = (['address', 'phone', 'fax', 'mail'] as const).filter((field) => unit[field]);
  return (
    <>
      <DescriptionList
        items={[
          { term: say('field.letterCode'), value: codeOf(unit, say) },
          fact('abbreviation'),
          fact('code'),
          {
            term: say('field.kind'),
            value: (language === 'en' ? term?.en : term?.th) ?? unit.kind,
          },
          fact('nameEn'),
          { term: say('field.validFrom'), value: formatDay(unit.validFrom, language) },
          ...contact.map((field) => ({
            term: say(`field.${field}`),
            value: unit[field],
            isLong: field === 'address',
          })),
        ]}
      />
      {unit.changed && (
        <p className="s-small s-muted">
          {say('changedBy', {
            at: formatMoment(unit.changed.at, language),
            name: unit.changed.name || say('history.system'),
          })}
        </p>
      )}
    </>
  );
}
