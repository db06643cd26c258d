import { channelTerms } from '@sarn/notification/contract';
import type { ChannelState } from '@sarn/notification/contract';
import { Badge, Card, LinkButton, useLanguage, useWords } from '@sarn/platform-web';
import type { Tone } from '@sarn/platform-web';
import { Bell, Mail, MessageCircle, Smartphone } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { PushDevices } from '../push/PushDevices.tsx';
import { preferenceWords } from './words/preference-words.ts';

const icons = { email: Mail, line: MessageCircle, push: Smartphone } as const;

/** The person's channels, and how to set each of them up. */
export function ChannelsCard({ channels }: { readonly channels: readonly ChannelState[] }) {
  const say = useWords(preferenceWords);
  return (
    <Card title={say('channel.title')} isFlush>
      <ul className="channel-list">
        <ChannelLine
          Icon={Bell}
          name={say('channel.inApp')}
          text={say('channel.inAppText')}
          badge={{ tone: 'success', label: say('channel.always') }}
        />
        {channels.map((channel) => (
          <Channel key={channel.code} channel={channel} />
        ))}
      </ul>
    </Card>
  );
}

function Channel({ channel }: { readonly channel: ChannelState }) {
  const say = useWords(preferenceWords);
  const language = useLanguage();
  const { code, isAvailable, isReachable } = channel;
  const name = channelTerms[code][language === 'en' ? 'en' : 'th'];
  const badge = !isAvailable
    ? ({ tone: 'neutral', label: say('channel.off') } as const)
    : isReachable
      ? ({ tone: 'success', label: say('channel.ready') } as const)
      : ({ tone: 'warning', label: say('channel.notReady') } as const);
  const line = { Icon: icons[code], name, badge };
  // No instructions for a channel that cannot be used.
  if (!isAvailable) return <ChannelLine {...line} text={say('channel.offText')} />;
  if (code === 'email') {
    return <ChannelLine {...line} text={channel.address || say('channel.noEmail')} />;
  }
  if (code === 'line') {
    const link = (
      <LinkButton href="/account-line-service" variant="quiet">
        {say(isReachable ? 'channel.lineManage' : 'channel.lineLink')}
      </LinkButton>
    );
    const text = say(isReachable ? 'channel.lineLinked' : 'channel.lineAdvice');
    return <ChannelLine {...line} text={text} action={link} />;
  }
  return (
    <ChannelLine {...line} text={say('channel.pushAdvice')}>
      <PushDevices />
    </ChannelLine>
  );
}

interface ChannelLineProps {
  readonly Icon: LucideIcon;
  readonly name: string;
  readonly text: string;
  readonly badge: { readonly tone: Tone; readonly label: string };
  readonly action?: ReactNode;
  readonly children?: ReactNode;
}

function ChannelLine({ Icon, name, text, badge, action, children }: ChannelLineProps) {
  return (
    <li className="channel-line">
      <Icon size={22} aria-hidden="true" />
      <div className="channel-line-text">
        <span className="channel-line-name">
          {name} <Badge tone={badge.tone}>{badge.label}</Badge>
        </span>
        <span className="s-muted">{text}</span>
        {children}
      </div>
      {action}
    </li>
  );
}
