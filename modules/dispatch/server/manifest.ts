import { fileURLToPath } from 'node:url';
import type { Handle, JobDefinition, ServerModule } from '@sarn/platform-server';
import { dispatchErrors, dispatchAuditWords, dispatchNews } from '../contract/index.ts';
import type { Dependencies } from '@sarn/document/server';
import { dispatchEntry } from './dispatch-entry.ts';
import { eraseSendingTexts } from './dispatch.store.ts';
import { dispatchRoutes } from './dispatch.routes.ts';
import { mailChannel } from './mail.channel.ts';
import type { DispatchChannels } from './channel.ts';

declare module '@sarn/document/server' {
  interface Dependencies {
    /** Sender of letters by e-mail: `saraban@…`, known to all agencies. */
    readonly centralMail: string;
    /** The emblem of papers of a moment; null where the agency had none of its own. */
    readonly emblemAt: (
      h: Handle,
      at: string,
    ) => Promise<{ readonly address: string; readonly svg: string } | null>;
    /** Key under which links of letters are sealed, read on first use. */
    readonly linkKey: () => Promise<Buffer>;
    /** Ways by which a system sends letters to other agencies. */
    readonly channels: DispatchChannels;
  }
}

/** Letters to other agencies. Channels of other modules report results through `dispatch`. */
export function dispatchModule(deps: Dependencies) {
  const mail = mailChannel(deps);
  deps.slots.textErasers.push({ tables: ['dispatch'], erase: eraseSendingTexts });
  deps.channels.set('email', mail.channel);
  const module: ServerModule = {
    name: 'dispatch',
    migrations: fileURLToPath(new URL('./migrations', import.meta.url)),
    formerly: ['registry'],
    reads: ['contact', 'correspondence', 'document', 'intake'],
    holdsText: ['dispatch'],
    errors: dispatchErrors,
    auditWords: dispatchAuditWords,
    permissions: [],
    news: dispatchNews,
    routes: dispatchRoutes(deps),
    jobs: [mail.job as JobDefinition],
  };
  return { module, dispatch: dispatchEntry(deps) };
}
