import { createContext, useContext } from 'react';
import type { ComponentType } from 'react';
import type { PageSize } from './pdf-messages.ts';

/** The viewer as what lies over its pages knows it. */
export interface ViewerPlace {
  readonly fileId: string;
  /** At the middle of the view, counted from 0. */
  readonly page: number;
  readonly pages: readonly PageSize[];
  /** Scrolls to a page, or to a part of its height. */
  readonly goTo: (page: number, part?: number) => void;
  /** Shows the viewer in the whole window; undefined where it is. */
  readonly enlarge: (() => void) | undefined;
  /** Closes the viewer in the whole window; undefined where it is beside other things. */
  readonly close: (() => void) | undefined;
}

export interface OverPageProps {
  readonly fileId: string;
  /** Counted from 0. */
  readonly page: number;
  /** In points, before the reader turned it. */
  readonly size: PageSize;
}

/** A copy of the file, as PDF, with what lies over its pages. */
export interface CopyWithAll {
  readonly fetch: () => Promise<Blob>;
}

/**
 * What a module lays over the pages of files, and the tools for it. The viewer names no module: it is given
 * by the context around it.
 */
export interface OverPages {
  /** Whether there is anything for this file: it is no file of the document, or none to be written on. */
  readonly isFor: (fileId: string) => boolean;
  /** Over one page, in its box as it lies before it is turned. */
  readonly Over: ComponentType<OverPageProps>;
  /** In the toolbar of the viewer. */
  readonly Button: ComponentType<ViewerPlace>;
  /** Tools between toolbar and pages, at the thumb in a narrow viewer; nothing where none are in use. */
  readonly Tools: ComponentType<ViewerPlace>;
  /** Beside the pages; nothing where it is closed. */
  readonly Side: ComponentType<ViewerPlace>;
  /** Null where nothing lies over the pages: the file is all there is. */
  readonly copyOf: (fileId: string) => CopyWithAll | null;
}

const OverPagesContext = createContext<OverPages | null>(null);

/** Around viewers over whose pages something lies. */
export const OverPagesProvider = OverPagesContext.Provider;

/** @param fileId undefined for bytes that are not stored */
export function useOverPages(fileId: string | undefined): OverPages | null {
  const over = useContext(OverPagesContext);
  return fileId !== undefined && over?.isFor(fileId) ? over : null;
}
