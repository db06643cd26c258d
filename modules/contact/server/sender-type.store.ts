import { keep, row, settingsTopic, statement } from '@sarn/platform-server';
import type { Kept, Platform } from '@sarn/platform-server';

interface SenderTypeName {
  readonly code: string;
  readonly name: string;
}

const namesSql = statement(
  'sender_type.names',
  row<SenderTypeName>({ code: 'text', name: 'text' }),
  [],
  'select code, name_th as name from sender_type',
);

/** The Thai names of the types of partners by code, also of those that ended. */
export type SenderTypeNames = Kept<ReadonlyMap<string, string>>;

/**
 * Kept, because every page of a queue says them in `F_SENDER_TYPE_TO_NAME`. Specification of settings §2.5
 */
export const keepSenderTypes = ({
  db,
  announcements,
}: Pick<Platform, 'db' | 'announcements'>): SenderTypeNames =>
  keep(
    announcements,
    settingsTopic,
    async () => new Map((await namesSql.all(db)).map(({ code, name }) => [code, name])),
  );
