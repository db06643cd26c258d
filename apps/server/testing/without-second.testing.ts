import type { OfficeInstance } from './instance.testing.ts';

/** Orders about units are carried out at once, as in an agency that asks for no second person. */
export async function withoutSecond({ app }: OfficeInstance): Promise<void> {
  const { db, announcements } = app.platform;
  await db.transaction(async (tx) => {
    await tx.query(
      `insert into switch_setting (code, is_on, version) values ('secondPerson', false, 1)`,
    );
    await announcements.announce(tx, 'switches');
  });
}
