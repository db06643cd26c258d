import { exportWhoMay } from '@sarn/access-control/contract';
import { civilDate, civilDateAt } from '@sarn/kernel';
import { PersonPicker } from '@sarn/organisation/web';
import {
  Button,
  Card,
  DatePicker,
  EmptyState,
  PageHeader,
  RadioGroup,
  Select,
  download,
  saveBlob,
  useIsPhone,
  useToasts,
  useWords,
} from '@sarn/platform-web';
import type { Option } from '@sarn/platform-web';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { FileDown } from 'lucide-react';
import { useRef, useState } from 'react';
import { UnitField } from './GrantDialog.tsx';
import { useWhatMay, useWhoMayActs } from './group.client.ts';
import { PeopleNear } from './PeopleNear.tsx';
import { PeopleWhoMay } from './PeopleWhoMay.tsx';
import { PersonMay } from './PersonMay.tsx';
import { SeenAsDialog } from './SeenAsDialog.tsx';
import { accessWords } from './words/access-words.ts';
import './access.css';

type Way = 'act' | 'person';

interface Question {
  readonly way: Way;
  readonly act: string;
  readonly person: Option | null;
  readonly unitId: string;
  readonly on: string;
}

const usualAct = 'number.take:outgoing';

const Day = civilDate();

/**
 * The question as the address asks it: `way`, `person` (an id), `act`, `unitId`, `on`. A refresh asks the
 * same again, and so do Back and a link.
 */
function useQuestion() {
  const navigate = useNavigate();
  const address: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const read = (name: string): string => {
    const written = address[name];
    return typeof written === 'string' ? written : '';
  };
  // The address has no name: that of a person comes with the answer where nobody chose it here.
  const [named, setNamed] = useState<Option | null>(null);
  const personId = read('person');
  const today = civilDateAt(new Date());
  const day = Day.safeParse(read('on'));
  const isByPerson = read('way') === 'person' || (personId !== '' && read('way') !== 'act');
  const nameless = personId === '' ? null : { value: personId, label: '' };
  const question: Question = {
    way: isByPerson ? 'person' : 'act',
    act: read('act') || usualAct,
    person: named?.value === nameless?.value ? named : nameless,
    ...{ unitId: read('unitId'), on: day.success ? day.data : today },
  };
  return [
    question,
    ({ way, act, person, unitId, on }: Question) => {
      setNamed(person);
      void navigate({
        to: '.',
        search: {
          ...{ way, act: act === usualAct ? undefined : act, person: person?.value },
          ...{ unitId: unitId || undefined, on: on === today ? undefined : on },
        } as never,
        replace: true,
        resetScroll: false,
      });
    },
  ] as const;
}

/** Whether the frame of the person's screen is open, as the address says: Back closes it. */
function useSeen() {
  const navigate = useNavigate();
  const address: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const go = (seen: 'yes' | undefined) =>
    navigate({
      ...{ to: '.', replace: seen === undefined, resetScroll: false },
      search: { ...address, seen } as never,
    });
  return {
    isOpen: address['seen'] === 'yes',
    open: () => void go('yes'),
    close: () => void go(undefined),
  };
}

/** `/settings/{menuID}/who-may`: who may do an act, and what a person may do, each with why. */
export default function WhoMayPage() {
  const say = useWords(accessWords);
  const [question, setQuestion] = useQuestion();
  const { way, act, person, unitId, on } = question;
  const seen = useSeen();
  // Asked about either way: another view of the question keeps who was chosen.
  const shownId = person?.value ?? null;
  const panel = useRef<HTMLDivElement>(null);
  const isNarrow = useIsPhone();
  const choose = (id: string) => {
    setQuestion({ ...question, person: { value: id, label: '' } });
    // In one column it stands below all people: whoever chose one goes on there.
    if (isNarrow) panel.current?.focus();
  };
  return (
    <div className="access-page">
      <PageHeader
        above={say('above')}
        title={say('who.title')}
        meta={<span className="s-muted">{say('who.meta')}</span>}
        actions={<ExportButton question={question} />}
      />
      <QuestionCard question={question} onChange={setQuestion} />
      <div className="who-columns" data-way={way}>
        {way === 'act' && (
          <div className="who-people">
            <PeopleWhoMay asked={{ act, unitId, on }} chosenId={shownId} onChoose={choose} />
            <PeopleNear asked={{ act, unitId, on }} chosenId={shownId} onChoose={choose} />
          </div>
        )}
        <div ref={panel} tabIndex={-1} className="who-panel">
          {shownId === null ? (
            <Card>
              <EmptyState title={say('who.choose')} text={say('who.chooseText')} />
            </Card>
          ) : (
            <PersonMay asked={{ personId: shownId, unitId, on }} onSeeAs={seen.open} />
          )}
        </div>
      </div>
      {shownId !== null && seen.isOpen && <SeenAsDialog personId={shownId} onClose={seen.close} />}
    </div>
  );
}

interface QuestionCardProps {
  readonly question: Question;
  readonly onChange: (question: Question) => void;
}

/** What is asked: an act or a person, in a unit, on a day. */
function QuestionCard({ question, onChange }: QuestionCardProps) {
  const say = useWords(accessWords);
  const { way, act, unitId, on } = question;
  const person = useNamed(question);
  const change = (part: Partial<Question>) => onChange({ ...question, ...part });
  return (
    <Card>
      <div className="who-question">
        <RadioGroup
          label={say('who.way')}
          isLabelHidden
          isButtons
          isRow
          options={[
            { value: 'act', label: say('who.byAct') },
            { value: 'person', label: say('who.byPerson') },
          ]}
          value={way}
          onChange={(next) => change({ way: next })}
        />
        {way === 'act' ? (
          <ActField value={act} onChange={(next) => change({ act: next })} />
        ) : (
          <PersonPicker
            label={say('who.person')}
            scopeUnitId={null}
            value={person}
            onChange={(next) => change({ person: next })}
          />
        )}
        <UnitField
          label={say('who.unit')}
          description={say('who.unitAny')}
          value={unitId}
          onChange={(next) => change({ unitId: next })}
        />
        <DatePicker
          label={say('who.on')}
          value={on}
          onChange={(day) => day !== null && change({ on: day })}
        />
      </div>
    </Card>
  );
}

/** The person who is asked about, with the name of the answer where the address gave the id alone. */
function useNamed({ person, unitId, on }: Question): Option | null {
  const isNameless = person !== null && person.label === '';
  const found = useWhatMay(isNameless ? { personId: person.value, unitId, on } : null);
  return isNameless ? { ...person, label: found.data?.person.name ?? '' } : person;
}

function ActField(field: { readonly value: string; readonly onChange: (act: string) => void }) {
  const say = useWords(accessWords);
  const acts = useWhoMayActs().data?.rows ?? [];
  return (
    <Select
      label={say('who.act')}
      options={acts.map(({ act, name, group }) => ({ value: act, label: name, hint: group }))}
      {...field}
    />
  );
}

function ExportButton({ question }: { readonly question: Question }) {
  const say = useWords(accessWords);
  const toasts = useToasts();
  const [isPending, setPending] = useState(false);
  const { way, act, person, unitId, on } = question;
  const send = async () => {
    setPending(true);
    try {
      const asked = way === 'act' ? { act } : { personId: person?.value ?? '' };
      const { blob, fileName } = await download(exportWhoMay, { ...asked, unitId, on });
      saveBlob(blob, fileName);
    } catch (error) {
      toasts.fail(error);
    } finally {
      setPending(false);
    }
  };
  return (
    <Button
      icon={<FileDown size={18} />}
      isPending={isPending}
      isDisabled={way === 'person' && person === null}
      onPress={() => void send()}
    >
      {say('who.export')}
    </Button>
  );
}
