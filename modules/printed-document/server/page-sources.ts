import type { Handle } from '@sarn/platform-server';
import type { DocumentVerification } from '@sarn/pdf/server';

/** Initials that somebody put on a draft, for its file copy. */
export interface RouteInitials {
  /** The step of the route that was passed; 0: it was proposed. */
  readonly seq: number;
  readonly personId: string;
  readonly svg: string;
  /** Width by height. */
  readonly ratio: number;
}

/** What modules above bring to pages and their copies; each adds its own when it is made. */
export interface PageSources {
  /** The first that has a code for the document puts it on its pages, where no digital signature brought one. */
  readonly verifications: ((
    h: Handle,
    documentId: string,
  ) => Promise<DocumentVerification | null>)[];
  /** Initials of those who proposed and passed it. */
  readonly initials: ((h: Handle, documentId: string) => Promise<readonly RouteInitials[]>)[];
}

export const noPageSources = (): PageSources => ({ verifications: [], initials: [] });

declare module '@sarn/document/server' {
  interface Dependencies {
    readonly pageSources: PageSources;
  }
}
