import type { DocumentPanelProps } from './page-parts.ts';
import { orderedParts } from './provided-parts.ts';

/** Beside the document: who has it now, the orders, the files, the way it went. */
export function DocumentPanel(props: DocumentPanelProps) {
  return (
    <div className="doc-panel">
      {orderedParts('panels').map(({ id, Panel }) => (
        <Panel key={id} {...props} />
      ))}
    </div>
  );
}
