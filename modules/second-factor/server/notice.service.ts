import { newId } from '@sarn/kernel';
import type { Platform, Tx } from '@sarn/platform-server';
import { noticeMail } from './notice.mail.ts';
import type { Happening, NoticeParams } from './notice.mail.ts';
import type { Owner } from './owner.store.ts';

/** The caller and the call. */
export interface Doer {
  /** Null when nobody is signed in yet. */
  readonly caller: { readonly id: string } | null;
  readonly requestId: string;
  readonly ip: string;
}

export interface Notices {
  /** Writes the audit entry, and a mail to the person concerned. */
  tell(tx: Tx, owner: Owner, happening: Happening, by: Doer, params?: NoticeParams): Promise<void>;
}

export function createNotices({ audit, mail, clock, config }: Platform): Notices {
  return {
    async tell(tx, owner, happening, by, params = {}) {
      const now = clock.now();
      await audit.write(tx, {
        act: `identity.${happening}`,
        callerId: by.caller?.id ?? null,
        subject: { kind: 'account', id: owner.accountId },
        detail: { ip: by.ip, ...params },
        requestId: by.requestId,
      });
      if (owner.email === null) return;
      const facts = { at: now.toISOString(), name: owner.name, params };
      const key = `identity.${happening}/${newId(now.getTime())}`;
      await mail.send(tx, { to: owner.email, ...noticeMail(config, happening, facts), key });
    },
  };
}
