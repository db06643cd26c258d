import { Button, Menu, saveBlob, useWords } from '@sarn/platform-web';
import { Download, Eraser, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { profileWords } from '../words/profile-words.ts';
import { InkChoice } from './InkChoice.tsx';
import { exportPad } from './export-pad.ts';
import { exportKinds } from './pad-options.ts';
import type { ExportKind, Ink } from './pad-options.ts';
import { inkOf } from './signature-file.ts';
import { usePad } from './use-pad.ts';
import type { WayProps } from './way.ts';
import './signature.css';

/** A signature drawn by finger, pen or mouse. */
export function DrawnSignature({ onInk }: WayProps) {
  const say = useWords(profileWords);
  const [ink, setInk] = useState<Ink>('blue');
  const { canvas, pad, strokes, undo, clear } = usePad(ink, (drawn) =>
    onInk(drawn && inkOf(drawn)),
  );
  const save = (kind: ExportKind) => {
    if (!canvas.current || !pad.current) return;
    saveBlob(exportPad(pad.current, canvas.current, kind), `${say('signature.fileName')}.${kind}`);
  };
  const exports = exportKinds.map(({ kind }) => ({
    id: kind,
    label: kind.toUpperCase(),
    onAction: () => save(kind),
  }));
  const isEmpty = strokes === 0;
  return (
    <div className="signature-way">
      <p className="s-muted">{say('signature.padText')}</p>
      <canvas
        ref={canvas}
        className="signature-sheet signature-pad"
        role="img"
        aria-label={say('signature.pad')}
      />
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
      <InkChoice value={ink} onChange={setInk} />
    </div>
  );
}
