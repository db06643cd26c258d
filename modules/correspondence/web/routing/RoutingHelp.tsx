import type { NamedMember, RoutingPurpose } from '@sarn/correspondence/contract';
import { KeptLists } from './KeptLists.tsx';
import { UsualWays } from './UsualWays.tsx';
import './routing.css';

export interface RoutingHelpProps {
  readonly documentId: string;
  readonly purpose: RoutingPurpose;
  /** Those chosen so far. */
  readonly chosen: readonly NamedMember[];
  /** Uses members: a route replaces the former one, others are added to those chosen. */
  readonly onUse: (members: readonly NamedMember[]) => void;
}

/** Usual recipients and saved lists, above the field that asks who gets the document next. */
export function RoutingHelp(props: RoutingHelpProps) {
  return (
    <div className="routing-help">
      <UsualWays {...props} />
      <KeptLists {...props} />
    </div>
  );
}
