import type { DocumentPanelProps } from './page-parts.ts';
import { orderedParts } from './provided-parts.ts';

/** The panel beside the document: who has it now, the orders, the files, the history. */
export function DocumentPanel(props: DocumentPanelProps) {
  return (
    <div className="doc-panel">
      {orderedParts('panels').map(({ id, Panel }) => (
        <Panel key={id} {...props} />
      ))}
    </div>
  );
}
