import { queueCards } from '@sarn/document/contract';
import type { QueueCode } from '@sarn/document/contract';
import { createContext, useContext } from 'react';

/** Whether the reader may download the files of the opened document. */
export interface FileRules {
  readonly mayKeep: boolean;
  /** What is said above a file to a reader who may only view it. */
  readonly viewOnlyNote: string | undefined;
}

/**
 * Set by the module that decides who may download what; without it everything may be downloaded.
 */
export const FileRulesContext = createContext<FileRules>({
  mayKeep: true,
  viewOnlyNote: undefined,
});

export const useFileRules = (): FileRules => useContext(FileRulesContext);

/** The name of a queue in this deployment. */
export type QueueName = (code: QueueCode) => { readonly th: string; readonly en: string };

export const QueueNameContext = createContext<QueueName>((code) => queueCards[code]);

export const useShownQueueName = (): QueueName => useContext(QueueNameContext);
