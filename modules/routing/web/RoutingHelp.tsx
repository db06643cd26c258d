import { KeptLists } from './KeptLists.tsx';
import type { RoutingHelpProps } from './routing-help.ts';
import { UsualWays } from './UsualWays.tsx';
import './routing.css';

/** Usual recipients and saved lists, above the field that asks who gets the document next. */
export function RoutingHelp(props: RoutingHelpProps) {
  return (
    <div className="routing-help">
      <UsualWays {...props} />
      <KeptLists {...props} />
    </div>
  );
}
