import { RadioGroup, Select, useIsPhone, useLanguage, useWords } from '@sarn/platform-web';
import { endText } from './period.ts';
import { rememberSeat, seatKey } from './seat-choice.ts';
import type { Seat } from './seat-choice.ts';
import { actingForWords } from './words/acting-for-words.ts';
import './seat.css';

interface SeatFieldProps {
  readonly seats: readonly Seat[];
  readonly seat: Seat | undefined;
  readonly onChange: (seat: Seat) => void;
}

/** From which chair one acts: chosen where several fit, said where it is another's. */
export function SeatField({ seats, seat, onChange }: SeatFieldProps) {
  const say = useWords(actingForWords);
  const isPhone = useIsPhone();
  const hintOf = useSeatHint();
  if (seats.length < 2) return seat?.delegationId ? <SeatNote seat={seat} /> : null;
  const options = seats.map((one) => ({
    value: seatKey(one),
    label: one.lines.join(' '),
    hint: hintOf(one),
  }));
  const Field = isPhone || seats.length < 4 ? RadioGroup : Select;
  return (
    <Field
      label={say('seat.label')}
      description={say('seat.hint')}
      options={options}
      value={seat ? seatKey(seat) : null}
      onChange={(key) => {
        const chosen = seats.find((one) => seatKey(one) === key);
        if (!chosen) return;
        rememberSeat(chosen);
        onChange(chosen);
      }}
    />
  );
}

function SeatNote({ seat }: { readonly seat: Seat }) {
  const say = useWords(actingForWords);
  const hint = useSeatHint()(seat);
  return (
    <div className="acting-note s-tone-info">
      <p className="s-small">{say('seat.acting')}</p>
      {seat.lines.map((line) => (
        <p key={line} lang="th">
          {line}
        </p>
      ))}
      {hint && <p className="s-small s-muted">{hint}</p>}
    </div>
  );
}

function useSeatHint() {
  const say = useWords(actingForWords);
  const language = useLanguage();
  return (seat: Seat): string => {
    if (!seat.delegationId) return say('seat.own');
    const { principalName, endsAt, matters } = seat;
    return [
      principalName ? say('seat.forWhom', { name: principalName }) : say('vacant'),
      endsAt ? say('seat.until', { when: endText(endsAt, language) }) : '',
      matters,
    ]
      .filter(Boolean)
      .join(' · ');
  };
}
