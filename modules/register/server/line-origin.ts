import { row } from '@sarn/platform-server';
import type { Relation } from '@sarn/platform-server';

/** What an older system said of a document that was taken over from it. */
export interface OriginRow {
  readonly document_id: string;
  readonly old_id: string;
  readonly action: string;
}

export const originColumns = row<OriginRow>({
  document_id: 'uuid',
  old_id: 'text',
  action: 'text',
});

declare module '@sarn/document/server' {
  interface Dependencies {
    /** Documents of an older system, as the lines of a register show them. */
    readonly lineOrigins: Relation<OriginRow>;
  }
}
