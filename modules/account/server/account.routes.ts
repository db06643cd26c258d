import { stream } from '@sarn/platform-server';
import type { Platform, Route } from '@sarn/platform-server';
import { downloadMyData } from '../contract/index.ts';
import type { AccountParts } from './account-parts.ts';
import { createMyData } from './my-data.service.ts';

/** Everything held on the caller, as a file. */
export function accountRoutes(platform: Platform, parts: AccountParts): Route[] {
  const { db, audit } = platform;
  const myData = createMyData(platform, parts);
  return [
    stream(downloadMyData, (_input, { caller, language, requestId }) =>
      db.transaction(async (tx) => {
        await audit.write(tx, {
          act: 'identity.data-exported',
          callerId: caller.id,
          subject: { kind: 'person', id: caller.id },
          requestId,
        });
        return myData.file(tx, caller.id, language);
      }),
    ),
  ];
}
