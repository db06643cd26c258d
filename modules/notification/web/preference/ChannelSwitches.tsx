import { channelTerms } from '@sarn/notification/contract';
import type { ChannelState, NoticeWay, Preference } from '@sarn/notification/contract';
import { formatHours } from '@sarn/kernel';
import {
  Card,
  Loaded,
  Switch,
  errorText,
  useLanguage,
  useToasts,
  useWords,
} from '@sarn/platform-web';
import { Link } from '@tanstack/react-router';
import { Bell, Mail, MessageCircle } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { PushSwitch } from '../push/PushSwitch.tsx';
import { usePreference, useSavePreference } from './preference.client.ts';
import { isOnForAll, setEveryWay, toDraft, toInput } from './preference-draft.ts';
import { preferenceWords } from './words/preference-words.ts';
import './preference.css';

/** By which ways the reader is told, each with its switch, and when nothing is sent outside. */
export function ChannelSwitches() {
  const say = useWords(preferenceWords);
  const preference = usePreference();
  return (
    <>
      <Card title={say('switches.title')} isFlush>
        <Loaded query={preference} lines={4}>
          {({ item }) => <Ways preference={item} />}
        </Loaded>
      </Card>
      {preference.data && <QuietCard preference={preference.data.item} />}
    </>
  );
}

const icons = { email: Mail, line: MessageCircle } as const;

function Ways({ preference }: { readonly preference: Preference }) {
  const say = useWords(preferenceWords);
  const language = useLanguage() === 'en' ? 'en' : 'th';
  return (
    <ul className="channel-list">
      <WaySwitch
        way="bell"
        Icon={Bell}
        name={say('channel.inApp')}
        text={say('switches.bell')}
        preference={preference}
        isReached
      />
      {preference.channels.map((channel) =>
        channel.code === 'push' ? (
          <PushSwitch key="push" isAvailable={channel.isAvailable} />
        ) : (
          <WaySwitch
            key={channel.code}
            way={channel.code}
            Icon={icons[channel.code]}
            name={channelTerms[channel.code][language]}
            text={<StateOf channel={channel} />}
            preference={preference}
            isReached={channel.isAvailable && channel.isReachable}
          />
        ),
      )}
    </ul>
  );
}

/** Where a channel leads, or what is missing. */
function StateOf({ channel }: { readonly channel: ChannelState }) {
  const say = useWords(preferenceWords);
  const { code, isAvailable, isReachable, address } = channel;
  if (!isAvailable) return say('channel.off');
  if (code === 'email') return address || say('channel.noEmail');
  return say(isReachable ? 'channel.lineLinked' : 'channel.notReady');
}

interface WaySwitchProps {
  readonly way: NoticeWay;
  readonly Icon: LucideIcon;
  readonly name: string;
  readonly text: ReactNode;
  readonly preference: Preference;
  readonly isReached: boolean;
}

/** Switches a way for every event that leaves a choice; single events are chosen in the settings. */
function WaySwitch({ way, Icon, name, text, preference, isReached }: WaySwitchProps) {
  const say = useWords(preferenceWords);
  const toasts = useToasts();
  const save = useSavePreference();
  const { isOn, isMixed, isFree } = isOnForAll(preference.events, way);
  const change = (isWanted: boolean) => {
    const draft = toDraft(preference);
    const events = setEveryWay(draft.events, way, isWanted);
    save.mutate(toInput({ ...draft, events }, preference.events), {
      onError: (error) =>
        toasts.show({ tone: 'danger', title: say('switches.failed'), text: errorText(error) }),
    });
  };
  return (
    <li className="way-switch">
      <Icon size={20} aria-hidden="true" />
      <Switch
        isSelected={isReached && (isOn || isMixed)}
        isDisabled={!isReached || !isFree || save.isPending}
        onChange={change}
      >
        {name}
        <span className="s-muted s-small">
          {text}
          {isReached && isMixed && ` · ${say('switches.some')}`}
        </span>
      </Switch>
    </li>
  );
}

/** When nothing is sent outside: by the agency, and by the reader. */
function QuietCard({ preference }: { readonly preference: Preference }) {
  const say = useWords(preferenceWords);
  const language = useLanguage();
  const { agencyQuiet, quietFrom, quietUntil, digestAt } = preference;
  // Own quiet hours are never shorter than those of the agency.
  const from = quietFrom ?? agencyQuiet.from;
  const until = quietUntil ?? agencyQuiet.until;
  const hours = from !== null && until !== null ? formatHours(from, until, language) : '';
  const days = agencyQuiet.hasDaysOff ? say('times.agencyDaysOff') : '';
  const urgent = `switches.${preference.urgentFrom}`;
  const parts = [
    hours || days ? `${[hours, days].filter(Boolean).join(' ')} ${say('switches.held')}` : '',
    digestAt === null ? '' : say('switches.digest'),
    (hours || days) && preference.urgentBreaksQuiet && isUrgentKey(urgent) ? say(urgent) : '',
  ].filter(Boolean);
  return (
    <Card
      title={say('switches.quiet')}
      actions={
        <Link to="/notification-settings" className="s-link">
          {say('switches.edit')}
        </Link>
      }
    >
      <p>{parts.length > 0 ? parts.join(' ') : say('switches.none')}</p>
    </Card>
  );
}

const urgentKeys = ['switches.urgent', 'switches.very-urgent', 'switches.immediate'] as const;
const isUrgentKey = (key: string): key is (typeof urgentKeys)[number] =>
  urgentKeys.some((one) => one === key);
