import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { signIn } from '../../api-client.ts';
import type { ApiClient } from '../../api-client.ts';
import { withAgency } from '../scale/agency-folder.ts';
import type { Watched } from '../scale/processor.ts';
import { withOtherVersion } from './other-version.ts';

/** One of the two versions, serving a copy of the same agency. */
export interface Side {
  readonly url: string;
  readonly watched: Watched;
  /** The session of an account; a second sign-in would end the first. */
  session(account: string): Promise<ApiClient>;
}

/** Two values of the same kind, one for each version. */
export interface Pair<T> {
  readonly before: T;
  readonly after: T;
}

/**
 * Both versions with an agency of so many documents. The other version makes it; this one works on
 * a copy of its database, and migrates that.
 *
 * @param other folder of a checkout of the other version, with its packages installed
 * @param kept folder in which the agency is kept between runs
 */
export async function withSides<T>(
  other: string,
  kept: string,
  documents: number,
  work: (sides: Pair<Side>) => Promise<T>,
): Promise<T> {
  const [made, copy] = [join(kept, 'before', `${documents}`), join(kept, 'after', `${documents}`)];
  if (!existsSync(copy)) {
    await withOtherVersion(other, made, documents, () => Promise.resolve());
    mkdirSync(join(kept, 'after'), { recursive: true });
    // With owners and modes: PostgreSQL refuses a folder of another user.
    execFileSync('cp', ['-a', made, copy]);
  }
  return withOtherVersion(other, made, documents, (before) =>
    withAgency(copy, documents, ({ url, process: { pid: serverPid = 0 } }) =>
      work({
        before: sideOf(before.url, { serverPid: before.serverPid, folder: made }),
        after: sideOf(url, { serverPid, folder: copy }),
      }),
    ),
  );
}

function sideOf(url: string, watched: Watched): Side {
  const sessions = new Map<string, Promise<ApiClient>>();
  return {
    url,
    watched,
    session(account) {
      const session = sessions.get(account) ?? signIn(url, account);
      sessions.set(account, session);
      return session;
    },
  };
}
