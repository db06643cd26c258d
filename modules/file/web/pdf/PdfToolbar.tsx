import { IconButton, Menu, useWords } from '@sarn/platform-web';
import { EllipsisVertical, Maximize, Search, ZoomIn, ZoomOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { Toolbar } from 'react-aria-components';
import { fileWords } from '../words/file-words.ts';
import { viewerWords } from '../words/viewer-words.ts';
import { PageField } from './PageField.tsx';
import type { View } from './use-view.ts';
import { useKeepTools, useViewTools } from './view-tools.tsx';
import type { KeepTools, Shown, ViewTool } from './view-tools.tsx';
import { percentOf } from './zoom.ts';

interface PdfToolbarProps {
  readonly view: View;
  readonly total: number;
  /** Of the viewer, in CSS pixels. */
  readonly width: number | undefined;
  readonly finding: Shown;
  readonly thumbnails: Shown;
  /** Its words instead of the pages; left out where they are not known in their structure. */
  readonly reading: Shown | undefined;
  readonly onEnlarge: (() => void) | undefined;
  readonly onKeep: KeepTools | undefined;
  /** Of what lies over the pages. */
  readonly over: ReactNode;
}

/** In a narrower viewer the tools of the view are entries of a menu, in CSS pixels. */
const toolsFrom = 680;

/** Page number, size, view, search, print and download, above the pages. */
export function PdfToolbar(props: PdfToolbarProps) {
  const { view, total, width = toolsFrom, finding, reading } = props;
  const say = useWords(viewerWords);
  const sayFile = useWords(fileWords);
  const tools = useViewTools(view, total, { thumbnails: props.thumbnails, reading });
  const keep = useKeepTools(props.onKeep);
  const isWide = width >= toolsFrom;
  return (
    <Toolbar className="file-toolbar" aria-label={sayFile('viewer.toolbar')}>
      {!reading?.isOn && (
        <>
          <PageField view={view} total={total} />
          <ZoomTools view={view} />
        </>
      )}
      {isWide ? <ToolButtons tools={tools} /> : <ToolMenu tools={[...tools, ...keep]} />}
      <span className="file-toolbar-group file-toolbar-end">
        {!reading?.isOn && props.over}
        <IconButton
          size="s"
          aria-label={say('find.open')}
          isOn={finding.isOn}
          shortcut="Control+F"
          onPress={() => finding.set(!finding.isOn)}
        >
          <Search size={18} />
        </IconButton>
        {props.onEnlarge && (
          <IconButton size="s" aria-label={say('enlarge')} onPress={props.onEnlarge}>
            <Maximize size={18} />
          </IconButton>
        )}
        {isWide && <KeepButtons tools={keep} />}
      </span>
    </Toolbar>
  );
}

function ZoomTools({ view }: { view: View }) {
  const say = useWords(fileWords);
  return (
    <span className="file-toolbar-group">
      <IconButton size="s" aria-label={say('viewer.zoomOut')} onPress={() => view.step(-1)}>
        <ZoomOut size={18} />
      </IconButton>
      <span className="file-toolbar-percent">
        {say('viewer.percent', { percent: percentOf(view.scale) })}
      </span>
      <IconButton size="s" aria-label={say('viewer.zoomIn')} onPress={() => view.step(1)}>
        <ZoomIn size={18} />
      </IconButton>
    </span>
  );
}

const ToolButtons = ({ tools }: { tools: readonly ViewTool[] }) => (
  <span className="file-toolbar-group">
    {tools.map(({ id, label, icon, isOn, act }) => (
      <IconButton
        key={id}
        size="s"
        className="file-tool"
        aria-label={label}
        isOn={isOn}
        onPress={act}
      >
        {icon}
        <span className="file-tool-text" aria-hidden="true">
          {label}
        </span>
      </IconButton>
    ))}
  </span>
);

const KeepButtons = ({ tools }: { tools: readonly ViewTool[] }) =>
  tools.map(({ id, label, icon, act, ways }) =>
    ways ? (
      <Menu
        key={id}
        aria-label={label}
        trigger={
          <IconButton size="s" aria-label={label}>
            {icon}
          </IconButton>
        }
        entries={ways.map(entryOf)}
      />
    ) : (
      <IconButton key={id} size="s" aria-label={label} onPress={act}>
        {icon}
      </IconButton>
    ),
  );

const entryOf = ({ id, label, icon, act }: ViewTool) => ({ id, label, icon, onAction: act });

function ToolMenu({ tools }: { tools: readonly ViewTool[] }) {
  const say = useWords(viewerWords);
  return (
    <Menu
      aria-label={say('more')}
      trigger={
        <IconButton size="s" aria-label={say('more')}>
          <EllipsisVertical size={18} />
        </IconButton>
      }
      entries={tools.flatMap((tool) => tool.ways ?? [tool]).map(entryOf)}
    />
  );
}
