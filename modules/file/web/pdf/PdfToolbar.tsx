import { IconButton, useWords } from '@sarn/platform-web';
import { Download, MoveHorizontal, Printer, ZoomIn, ZoomOut } from 'lucide-react';
import { Toolbar } from 'react-aria-components';
import { fileWords } from '../words/file-words.ts';
import { percentOf } from './zoom.ts';
import type { Zoom } from './zoom.ts';

export interface PdfToolbarProps {
  /** Counted from 1. */
  readonly page: number;
  readonly total: number;
  readonly scale: number;
  readonly zoom: Zoom;
  readonly onZoom: (direction: 1 | -1) => void;
  readonly onFit: () => void;
  /** Left out where the reader may not save the file. */
  readonly onKeep?: { readonly print: () => void; readonly save: () => void } | undefined;
}

/** Page number, size, print and download, above the pages. */
export function PdfToolbar(props: PdfToolbarProps) {
  const say = useWords(fileWords);
  const { page, total, scale } = props;
  return (
    <Toolbar className="file-toolbar" aria-label={say('viewer.toolbar')}>
      <span className="file-toolbar-page" aria-live="polite">
        <span aria-hidden="true">{say('viewer.pageShort', { page, total })}</span>
        <span className="s-hidden">{say('viewer.page', { page, total })}</span>
      </span>
      <span className="file-toolbar-group">
        <IconButton size="s" aria-label={say('viewer.zoomOut')} onPress={() => props.onZoom(-1)}>
          <ZoomOut size={18} />
        </IconButton>
        <span className="file-toolbar-percent">
          {say('viewer.percent', { percent: percentOf(scale) })}
        </span>
        <IconButton size="s" aria-label={say('viewer.zoomIn')} onPress={() => props.onZoom(1)}>
          <ZoomIn size={18} />
        </IconButton>
        <IconButton
          size="s"
          aria-label={say('viewer.fitWidth')}
          isOn={props.zoom === 'fit'}
          onPress={props.onFit}
        >
          <MoveHorizontal size={18} />
        </IconButton>
      </span>
      {props.onKeep && (
        <span className="file-toolbar-group">
          <IconButton size="s" aria-label={say('viewer.print')} onPress={props.onKeep.print}>
            <Printer size={18} />
          </IconButton>
          <IconButton size="s" aria-label={say('viewer.download')} onPress={props.onKeep.save}>
            <Download size={18} />
          </IconButton>
        </span>
      )}
    </Toolbar>
  );
}
