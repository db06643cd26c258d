import { useWords } from '@sarn/platform-web';
import { registryWords } from '../words/registry-words.ts';
import type { DocumentPanelProps } from './page-parts.ts';
import { orderedParts } from './provided-parts.ts';

/** The panel beside the document: who has it now, the orders, the files, the history. */
export function DocumentPanel(props: DocumentPanelProps) {
  const say = useWords(registryWords);
  return (
    <div className="doc-panel">
      {/* Below the title of the document, and above the headings of the parts. */}
      <h2 className="s-hidden">{say('document.panel')}</h2>
      {orderedParts('panels').map(({ id, Panel }) => (
        <Panel key={id} {...props} />
      ))}
    </div>
  );
}
