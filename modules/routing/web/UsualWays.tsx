import { Button, useWords } from '@sarn/platform-web';
import type { UsualWay } from '@sarn/routing/contract';
import { memberKey } from './member.ts';
import { useUsualWays } from './routing.client.ts';
import type { RoutingHelpProps } from './routing-help.ts';
import { routingWords } from './words/routing-words.ts';

/** Usual recipients of similar documents; nothing where there are none. */
export function UsualWays({ documentId, purpose, chosen, onUse }: RoutingHelpProps) {
  const say = useWords(routingWords);
  // Recipients can also be found by name, so an error of this query is not shown.
  const { data } = useUsualWays(documentId, purpose);
  const known = new Set(chosen.map(memberKey));
  const isThere = (way: UsualWay) => way.members.every((member) => known.has(memberKey(member)));
  const ways = (data?.ways ?? []).filter((way) => purpose === 'route' || !isThere(way));
  if (ways.length === 0) return null;
  const title = say(`usual.${purpose}`);
  return (
    <div className="routing-usual" role="group" aria-label={title}>
      <span className="s-small s-muted">{title}</span>
      <div className="reg-chips">
        {ways.map((way) => (
          <WayButton key={way.members.map(memberKey).join()} way={way} onUse={onUse} />
        ))}
      </div>
    </div>
  );
}

interface WayButtonProps extends Pick<RoutingHelpProps, 'onUse'> {
  readonly way: UsualWay;
}

function WayButton({ way, onUse }: WayButtonProps) {
  const say = useWords(routingWords);
  const { members, times, isSameSender } = way;
  const names = members.map((member) => member.name).join(' → ');
  const done =
    members.length === 1
      ? say('usual.add', { name: names, times })
      : say('usual.use', { names, times });
  const why = isSameSender ? `${done} ${say('usual.sameSender')}` : done;
  return (
    <Button size="s" aria-label={why} onPress={() => onUse(members)}>
      {names}
    </Button>
  );
}
