import { Button, Menu, saveBlob, useWords } from '@sarn/platform-web';
import { Download, Eraser, Maximize2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { profileWords } from '../words/profile-words.ts';
import { FullBar } from './FullBar.tsx';
import { InkChoice } from './InkChoice.tsx';
import { exportPad } from './export-pad.ts';
import { exportKinds } from './pad-options.ts';
import type { ExportKind, Ink } from './pad-options.ts';
import { inkOf } from './signature-file.ts';
import { fullMark, usePad } from './use-pad.ts';
import type { WayProps } from './way.ts';
import './signature.css';

/** A signature drawn by finger, pen or mouse. */
export function DrawnSignature({ drawn, onDrawn, onInk }: WayProps) {
  const say = useWords(profileWords);
  const [ink, setInk] = useState<Ink>(drawn?.ink ?? 'blue');
  const [isFull, setFull] = useState(false);
  const { canvas, pad, strokes, undo, clear } = usePad(ink, drawn, (at, now) => {
    onDrawn(now);
    onInk(at && inkOf(at));
  });
  const save = (kind: ExportKind) => {
    if (!canvas.current || !pad.current) return;
    saveBlob(exportPad(pad.current, canvas.current, kind), `${say('signature.fileName')}.${kind}`);
  };
  const isEmpty = strokes === 0;
  return (
    <div className="signature-way">
      <p className="s-muted">{say('signature.padText')}</p>
      <Button
        className="signature-fill"
        icon={<Maximize2 size={18} />}
        onPress={() => setFull(true)}
      >
        {say('signature.fill')}
      </Button>
      <div className="signature-board" {...(isFull && { [fullMark]: '' })}>
        <canvas
          ref={canvas}
          className="signature-sheet signature-pad"
          role="img"
          aria-label={say('signature.pad')}
        />
        {isFull && (
          <FullBar isEmpty={isEmpty} undo={undo} clear={clear} onDone={() => setFull(false)} />
        )}
      </div>
      <PadTools {...{ strokes, undo, clear, save }} />
      <InkChoice value={ink} onChange={setInk} />
    </div>
  );
}

interface PadToolsProps {
  readonly strokes: number;
  readonly undo: () => void;
  readonly clear: () => void;
  readonly save: (kind: ExportKind) => void;
}

/** Below the sheet: how many strokes there are, and what can be done with them. */
function PadTools({ strokes, undo, clear, save }: PadToolsProps) {
  const say = useWords(profileWords);
  const exports = exportKinds.map(({ kind }) => ({
    id: kind,
    label: kind.toUpperCase(),
    onAction: () => save(kind),
  }));
  const isEmpty = strokes === 0;
  return (
    <div className="signature-tools">
      <span className="s-muted s-small" role="status">
        {isEmpty ? say('signature.padEmpty') : say('signature.padStrokes', { count: strokes })}
      </span>
      <Button size="s" icon={<Undo2 size={16} />} isDisabled={isEmpty} onPress={undo}>
        {say('signature.undo')}
      </Button>
      <Button size="s" icon={<Eraser size={16} />} isDisabled={isEmpty} onPress={clear}>
        {say('signature.clear')}
      </Button>
      <Menu
        aria-label={say('signature.export')}
        trigger={
          <Button size="s" icon={<Download size={16} />} isDisabled={isEmpty}>
            {say('signature.export')}
          </Button>
        }
        entries={exports}
      />
    </div>
  );
}
