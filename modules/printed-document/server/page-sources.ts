import type { Handle } from '@sarn/platform-server';
import type { DocumentVerification } from '@sarn/pdf/server';

/** What modules above bring to pages; each adds its own when it is made. */
export interface PageSources {
  /** The first that has a code for the document puts it on its pages, where no digital signature brought one. */
  readonly verifications: ((
    h: Handle,
    documentId: string,
  ) => Promise<DocumentVerification | null>)[];
}

export const noPageSources = (): PageSources => ({ verifications: [] });

declare module '@sarn/document/server' {
  interface Dependencies {
    readonly pageSources: PageSources;
  }
}
