import { queueCards } from '@sarn/document/contract';
import type { QueueCode } from '@sarn/document/contract';
import { createContext, useContext } from 'react';

/** Whether the reader may keep the files of the opened document. */
export interface FileRules {
  readonly mayKeep: boolean;
  /** What is said above a file to whoever may only look at it. */
  readonly viewOnlyNote: string | undefined;
}

/** Given by the module that knows who may keep what; without it everything may be kept. */
export const FileRulesContext = createContext<FileRules>({
  mayKeep: true,
  viewOnlyNote: undefined,
});

export const useFileRules = (): FileRules => useContext(FileRulesContext);

/** The name of a queue as the deployment has it. */
export type QueueName = (code: QueueCode) => { readonly th: string; readonly en: string };

export const QueueNameContext = createContext<QueueName>((code) => queueCards[code]);

export const useShownQueueName = (): QueueName => useContext(QueueNameContext);
