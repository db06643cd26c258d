import type {
  Annotation,
  Ink,
  QrContent,
  SignatureContent,
  StampPlace,
} from '@sarn/annotation/contract';
import type { Form } from '@sarn/platform-web';
import { createContext, useContext } from 'react';
import type { DraftItem } from './draft-items.ts';

export const tools = ['select', 'pen', 'eraser'] as const;
export type Tool = (typeof tools)[number];

/** What somebody writes on a file; empty where nobody does. */
export interface Draft {
  readonly fileId: string;
  readonly items: readonly DraftItem[];
}

/** What is on the pages of the files of an opened document, and what its reader writes there. */
export interface Writing {
  readonly documentId: string;
  /** What is typed is kept on the server, not on this device. */
  readonly isSecret: boolean;
  readonly rows: readonly Annotation[];
  /** Lines of a stamp that may be placed; none where it is placed, or there is no number. */
  readonly stamp: readonly string[];
  /** Null where all that was written is known; else it is not, and the reader must know that. */
  readonly loadAgain: (() => void) | null;
  /** The code that may be placed; null for who may not write. */
  readonly qr: QrContent | null;
  /** The own signature that may be placed; null for who has none or may not write. */
  readonly signature: SignatureContent | null;
  /** Where the stamp stands unless it is moved. */
  readonly stampPlace: StampPlace;
  /** Whether the reader may write on this file. */
  readonly mayWrite: (fileId: string) => boolean;
  readonly fileNameOf: (fileId: string) => string;
  /** The reader has an act to begin that asks something. */
  readonly hasAct: boolean;
  readonly isListed: boolean;
  readonly setListed: (isListed: boolean) => void;
  readonly hidden: ReadonlySet<string>;
  readonly hide: (ids: readonly string[], isHidden: boolean) => void;
  /** Null: the reader only reads. */
  readonly writingOn: string | null;
  readonly begin: (fileId: string) => void;
  readonly stop: () => void;
  readonly tool: Tool;
  readonly setTool: (tool: Tool) => void;
  readonly ink: Ink;
  readonly setInk: (ink: Ink) => void;
  readonly form: Form<Draft, true, 'save'>;
  /** Of the file on which the reader writes. */
  readonly items: readonly DraftItem[];
  /** @param isContinued part of the step before, as each point of a drag */
  readonly change: (
    make: (items: readonly DraftItem[]) => readonly DraftItem[],
    isContinued?: boolean,
  ) => void;
  readonly undo: (() => void) | null;
  /** Key of the item that is moved or worded. */
  readonly chosen: string | null;
  readonly choose: (key: string | null) => void;
}

const WritingContext = createContext<Writing | null>(null);
export const WritingContextProvider = WritingContext.Provider;

export function useWriting(): Writing {
  const writing = useContext(WritingContext);
  if (!writing) throw new Error('used outside of an opened document');
  return writing;
}
