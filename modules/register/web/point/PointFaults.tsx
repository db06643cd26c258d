import type { PointFault } from '@sarn/register/contract';
import { settingsMenus } from '@sarn/kernel';
import { Button, Card, LinkButton, useWords } from '@sarn/platform-web';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { pointWords } from './words/point-words.ts';

interface PointFaultsProps {
  readonly faults: readonly PointFault[];
  readonly onMend: (fault: PointFault) => void;
}

/** Where posts are filled. */
const people = `/settings/${settingsMenus.centre}/employee-information`;

/** What is wrong with the points, in red until it is mended, each with the way to mend it. */
export function PointFaults({ faults, onMend }: PointFaultsProps) {
  const say = useWords(pointWords);
  if (faults.length === 0) {
    return (
      <p className="points-sound s-tone-success">
        <CircleCheck size={18} aria-hidden="true" />
        {say('faults.none')}
      </p>
    );
  }
  return (
    <Card className="points-faults" title={say('faults.title', { count: faults.length })}>
      <ul className="points-fault-list">
        {faults.map((fault) => {
          const { kind, unitId, name, others } = fault;
          const words = say(`faults.${kind}`, { name, others: others.join(', ') });
          const mend = say(`mend.${kind}`);
          return (
            <li key={`${kind} ${unitId}`} className="points-fault">
              <CircleAlert size={18} aria-hidden="true" />
              <span className="points-fault-text">{words}</span>
              {kind === 'no-clerk' || kind === 'no-head' ? (
                <LinkButton href={people}>{mend}</LinkButton>
              ) : (
                <Button
                  size="s"
                  variant="ghost"
                  aria-label={`${mend}: ${name}`}
                  onPress={() => onMend(fault)}
                >
                  {mend}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
