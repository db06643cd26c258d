import { noticeWays, wayTerms } from '@sarn/notification/contract';
import type { ChannelState, EventChoice, EventWay, NoticeWay } from '@sarn/notification/contract';
import { CheckboxField, Disclosure, useLanguage, useWords } from '@sarn/platform-web';
import { Lock } from 'lucide-react';
import { isOnForAll, setModuleWay, setWay } from './preference-draft.ts';
import { preferenceWords } from './words/preference-words.ts';

export interface EventChoicesProps {
  readonly events: readonly EventChoice[];
  readonly channels: readonly ChannelState[];
  readonly onChange: (events: readonly EventChoice[]) => void;
}

/** For each module, and for each of its events, the ways by which the person is told. */
export function EventChoices(props: EventChoicesProps) {
  const modules = [...new Set(props.events.map(({ module }) => module))];
  return (
    <div className="module-choices">
      {modules.map((module) => (
        <ModuleChoice key={module} module={module} {...props} />
      ))}
    </div>
  );
}

function ModuleChoice({
  module,
  ...props
}: EventChoicesProps & {
  readonly module: string;
}) {
  const { events, onChange } = props;
  const say = useWords(preferenceWords);
  const language = useLanguage();
  const isReached = reachedBy(props.channels);
  const term = useWayTerm();
  const own = events.filter((event) => event.module === module);
  const [first] = own;
  const name = (language === 'en' ? first?.moduleEn : first?.moduleTh) ?? module;
  return (
    <div className="module-choice-whole">
      <fieldset className="module-choice">
        <legend>{name}</legend>
        {noticeWays.map((way) => {
          const { isOn, isMixed, isFree } = isOnForAll(own, way);
          return (
            <CheckboxField
              key={way}
              isSelected={isOn && isReached(way)}
              isIndeterminate={isMixed && isReached(way)}
              isDisabled={!isFree || !isReached(way)}
              onChange={(isWanted) => onChange(setModuleWay(events, { module, way }, isWanted))}
            >
              {term(way)}
            </CheckboxField>
          );
        })}
      </fieldset>
      <Disclosure title={say('modules.each', { count: own.length })} level={3}>
        <ul className="event-choices" aria-label={name}>
          {own.map((event) => (
            <EventRow key={event.event} event={event} {...props} />
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}

function EventRow({
  event,
  ...props
}: EventChoicesProps & {
  readonly event: EventChoice;
}) {
  const { events, channels, onChange } = props;
  const language = useLanguage();
  const isReached = reachedBy(channels);
  const name = (language === 'en' && event.nameEn) || event.nameTh;
  return (
    <li className="event-choice" role="group" aria-label={name}>
      <span>{name}</span>
      {event.ways.map((one) => (
        <EventWayChoice
          key={one.way}
          choice={one}
          isReached={isReached(one.way)}
          onChange={(isOn) => onChange(setWay(events, event.event, one.way, isOn))}
        />
      ))}
    </li>
  );
}

interface EventWayChoiceProps {
  readonly choice: EventWay;
  readonly isReached: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** A choice where there is one; else what the agency decided. */
function EventWayChoice({ choice, isReached, onChange }: EventWayChoiceProps) {
  const say = useWords(preferenceWords);
  const term = useWayTerm();
  const { way, state, isOn } = choice;
  if (state === 'locked') {
    return (
      <span className="event-fixed">
        <Lock size={14} aria-hidden="true" /> {say('modules.always', { way: term(way) })}
      </span>
    );
  }
  if (state === 'closed') {
    return <span className="event-fixed s-muted">{say('modules.closed', { way: term(way) })}</span>;
  }
  return (
    <CheckboxField isSelected={isOn && isReached} isDisabled={!isReached} onChange={onChange}>
      {term(way)}
    </CheckboxField>
  );
}

function useWayTerm(): (way: NoticeWay) => string {
  const language = useLanguage() === 'en' ? 'en' : 'th';
  return (way) => wayTerms[way][language];
}

/** Whether the person can be reached by a way now; the bell is always there. */
const reachedBy = (channels: readonly ChannelState[]) => {
  const open = new Set<string>(
    channels.filter((one) => one.isAvailable && one.isReachable).map(({ code }) => code),
  );
  return (way: NoticeWay): boolean => way === 'bell' || open.has(way);
};
