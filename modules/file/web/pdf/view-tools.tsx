import { useWords } from '@sarn/platform-web';
import {
  BookOpenText,
  Columns2,
  Download,
  MoveHorizontal,
  PanelLeft,
  Printer,
  RotateCw,
  StretchVertical,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { fileWords } from '../words/file-words.ts';
import { viewerWords } from '../words/viewer-words.ts';
import type { View } from './use-view.ts';

/** A part of the viewer that is shown or not. */
export interface Shown {
  readonly isOn: boolean;
  readonly set: (isOn: boolean) => void;
}

/** A tool for how the pages are shown: a button, or an entry of a menu in a narrow viewer. */
export interface ViewTool {
  readonly id: string;
  readonly label: string;
  readonly icon: ReactNode;
  /** Undefined for a tool that is not on or off. */
  readonly isOn?: boolean;
  readonly act: () => void;
  /** Several ways of it, of which one is chosen in a menu. */
  readonly ways?: readonly ViewTool[];
}

interface Parts {
  readonly thumbnails: Shown;
  readonly reading: Shown | undefined;
}

/** @returns while the words are read, only the way back to the pages */
export function useViewTools(
  view: View,
  total: number,
  { thumbnails, reading }: Parts,
): readonly ViewTool[] {
  const say = useWords(viewerWords);
  const sayFile = useWords(fileWords);
  const { zoom, columns } = view;
  const ofMany: readonly ViewTool[] = [
    {
      ...{ id: 'thumbnails', label: say('thumbnails'), icon: <PanelLeft size={18} /> },
      ...{ isOn: thumbnails.isOn, act: () => thumbnails.set(!thumbnails.isOn) },
    },
    {
      ...{ id: 'two', label: say('twoPages'), icon: <Columns2 size={18} /> },
      isOn: columns === 2,
      act: () => {
        view.setColumns(columns === 2 ? 1 : 2);
        view.setZoom('fit');
      },
    },
  ];
  const read: readonly ViewTool[] = reading
    ? [
        {
          ...{ id: 'read', label: say('readText'), icon: <BookOpenText size={18} /> },
          ...{ isOn: reading.isOn, act: () => reading.set(!reading.isOn) },
        },
      ]
    : [];
  if (reading?.isOn) return read;
  return [
    ...read,
    {
      ...{ id: 'width', label: sayFile('viewer.fitWidth'), icon: <MoveHorizontal size={18} /> },
      ...{ isOn: zoom === 'fit', act: () => view.setZoom('fit') },
    },
    {
      ...{ id: 'page', label: say('fitPage'), icon: <StretchVertical size={18} /> },
      ...{ isOn: zoom === 'page', act: () => view.setZoom('page') },
    },
    ...(total > 1 ? ofMany : []),
    { id: 'turn', label: say('turn'), icon: <RotateCw size={18} />, act: view.turnPage },
  ];
}

interface Keep {
  readonly print: () => void;
  readonly save: () => void;
}

/** Left out where the reader may not save the file. */
export interface KeepTools {
  /** The file as it is. */
  readonly original: Keep;
  /** A copy with what lies over its pages; null where there is nothing. */
  readonly withAll: Keep | null;
}

/** Printing and saving; none where the file may not be saved. */
export function useKeepTools(onKeep: KeepTools | undefined): readonly ViewTool[] {
  const say = useWords(fileWords);
  const sayWays = useWords(viewerWords);
  if (!onKeep) return [];
  const { original, withAll } = onKeep;
  const tool = (id: keyof Keep, label: string, icon: ReactNode): ViewTool => ({
    ...{ id, label, icon, act: (withAll ?? original)[id] },
    ...(withAll && {
      ways: [
        { id: `${id}-all`, label: sayWays(`${id}All`), icon, act: withAll[id] },
        { id: `${id}-original`, label: sayWays(`${id}Original`), icon, act: original[id] },
      ],
    }),
  });
  return [
    tool('print', say('viewer.print'), <Printer size={18} />),
    tool('save', say('viewer.download'), <Download size={18} />),
  ];
}
