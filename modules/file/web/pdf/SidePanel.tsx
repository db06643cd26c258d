import { IconButton, Tabs, useWords } from '@sarn/platform-web';
import { X } from 'lucide-react';
import { viewerWords } from '../words/viewer-words.ts';
import { FindPanel } from './find/FindPanel.tsx';
import type { Find } from './find/use-find.ts';
import { OutlineList } from './OutlineList.tsx';
import type { PdfDocument } from './pdf-document.ts';
import { useListed } from './use-listed.ts';
import type { View } from './use-view.ts';

interface SidePanelProps {
  readonly pdf: PdfDocument;
  readonly view: View;
  readonly find: Find;
  readonly onShow: (index: number) => void;
  readonly onClose: () => void;
}

/** Beside the pages: searching, and the table of contents where the file has one. */
export function SidePanel({ pdf, view, find, onShow, onClose }: SidePanelProps) {
  const say = useWords(viewerWords);
  const outline = useListed(pdf, outlineOf);
  const panel = (
    <FindPanel find={find} pages={pdf.pages.length} onShow={onShow} onClose={onClose} />
  );
  return (
    <aside className="file-side" aria-label={say('side')}>
      <IconButton
        size="s"
        className="file-side-close"
        aria-label={say('find.close')}
        onPress={onClose}
      >
        <X size={18} />
      </IconButton>
      {outline.length === 0 ? (
        panel
      ) : (
        <Tabs
          aria-label={say('side')}
          items={[
            { id: 'find', label: say('find.tab'), content: panel },
            {
              id: 'outline',
              label: say('outline'),
              content: <OutlineList entries={outline} view={view} />,
            },
          ]}
        />
      )}
    </aside>
  );
}

const outlineOf = (pdf: PdfDocument) => pdf.outline();
