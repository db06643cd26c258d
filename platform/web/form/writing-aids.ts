import { createContext, useContext } from 'react';
import { useKeptWhere } from './kept/input-keeper.ts';

/** Which aids the agency gives to who writes a document: switches of the deployment. */
export interface WritingAids {
  /** The pages that come of a text, beside its form. */
  readonly a4Preview: boolean;
  /** Typing by voice. */
  readonly speechToText: boolean;
}

const WritingAidsContext = createContext<WritingAids>({ a4Preview: true, speechToText: false });

/** Around the application. */
export const WritingAidsProvider = WritingAidsContext.Provider;

/** Whether the pages are shown beside what is written. */
export const useHasPreview = (): boolean => useContext(WritingAidsContext).a4Preview;

/**
 * Whether typing by voice is offered here. Never beside a classified document, whose input is kept on
 * the server: the browser sends what is said to a service of its maker.
 */
export function useDictationOffer(): boolean {
  const { speechToText } = useContext(WritingAidsContext);
  return useKeptWhere() !== 'server' && speechToText;
}
