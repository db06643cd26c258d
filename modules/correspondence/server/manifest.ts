import { fileURLToPath } from 'node:url';
import type { Handle, ServerModule } from '@sarn/platform-server';
import {
  consolidationErrors,
  letterErrors,
  replyErrors,
  authorNews,
  replyNews,
  letterAuditWords,
  letterPermissions,
} from '../contract/index.ts';
import type { Dependencies } from '@sarn/document/server';
import { eraseLetterTexts, letterTextTables } from './letter-set.store.ts';
import { draftRoutes } from './draft.routes.ts';
import { replyRoutes } from './reply/reply.routes.ts';

declare module '@sarn/document/server' {
  interface Dependencies {
    /** Whether the head's order asks for the password too (DOMAIN §4.2). */
    readonly orderAsksPassword: boolean;
    /** Whether somebody's rights let them draft now. */
    readonly mayDraft: (h: Handle, personId: string) => Promise<boolean>;
    /** Whether the account of a person is suspended or closed. */
    readonly isShut: (h: Handle, personId: string) => Promise<boolean>;
  }
}

/** Letters, memos and publications. */
export function correspondenceModule(deps: Dependencies): ServerModule {
  deps.slots.textErasers.push({ tables: letterTextTables, erase: eraseLetterTexts });
  return {
    name: 'correspondence',
    migrations: fileURLToPath(new URL('./migrations', import.meta.url)),
    formerly: ['registry'],
    reads: ['document'],
    holdsText: ['letter', 'letter_recipient', 'publication', 'consolidation'],
    errors: { ...letterErrors, ...consolidationErrors, ...replyErrors },
    auditWords: letterAuditWords,
    permissions: letterPermissions,
    news: [...replyNews, ...authorNews],
    routes: [...draftRoutes(deps), ...replyRoutes(deps)],
  };
}
