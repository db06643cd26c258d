import type { NamedMember, RoutingPurpose } from '@sarn/correspondence/contract';
import { KeptLists } from './KeptLists.tsx';
import { UsualWays } from './UsualWays.tsx';
import './routing.css';

export interface RoutingHelpProps {
  readonly documentId: string;
  readonly purpose: RoutingPurpose;
  /** Those chosen so far. */
  readonly chosen: readonly NamedMember[];
  /** Takes members over: a whole line in the place of the former, others beside those chosen. */
  readonly onUse: (members: readonly NamedMember[]) => void;
}

/** Above the question who gets it next: habits a press away, and lists kept before. */
export function RoutingHelp(props: RoutingHelpProps) {
  return (
    <div className="routing-help">
      <UsualWays {...props} />
      <KeptLists {...props} />
    </div>
  );
}
