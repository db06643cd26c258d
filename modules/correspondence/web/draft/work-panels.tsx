import { useWords } from '@sarn/platform-web';
import { AssignmentList } from '../document/AssignmentList.tsx';
import { TransmissionList } from '../document/TransmissionList.tsx';
import { Orders, Proposals } from '../document/QuotedEntries.tsx';
import { RouteList } from '../document/RouteList.tsx';
import type { DocumentPanelProps, PanelPart } from '@sarn/document/web';
import { PanelSection } from '@sarn/document/web';
import { registryWords } from '@sarn/document/web';

function Assignments({ detail }: DocumentPanelProps) {
  const say = useWords(registryWords);
  return (
    <PanelSection title={say('document.assignments')} count={detail.assignments.length}>
      <AssignmentList kind={detail.kind} assignments={detail.assignments} />
    </PanelSection>
  );
}

function Route({ detail }: DocumentPanelProps) {
  const say = useWords(registryWords);
  return (
    <PanelSection title={say('document.route')} count={detail.route.length}>
      <RouteList steps={detail.route} />
    </PanelSection>
  );
}

function Transmissions({ detail }: DocumentPanelProps) {
  const say = useWords(registryWords);
  return (
    <PanelSection title={say('document.transmissions')} count={detail.transmissions.length}>
      <TransmissionList kind={detail.kind} transmissions={detail.transmissions} />
    </PanelSection>
  );
}

/** Panels of a document: what is proposed, its orders, assignments, transmissions and route. */
export const workPanels: readonly PanelPart[] = [
  { id: 'proposals', order: 12, Panel: Proposals },
  { id: 'orders', order: 20, Panel: Orders },
  { id: 'assignments', order: 80, Panel: Assignments },
  { id: 'route', order: 90, Panel: Route },
  { id: 'transmissions', order: 100, Panel: Transmissions },
];
