import type { Platform, Tx } from '@sarn/platform-server';
import { certificateNews } from '../contract/index.ts';
import type { CertificateAct, CertificateNews } from '../contract/index.ts';
import type { CertificateNeeds } from './needs.ts';
import { insertEvent } from './person-certificate.store.ts';

interface Entry {
  readonly personId: string;
  readonly certificateId: string | null;
  readonly act: CertificateAct;
  readonly reason: string;
  /** Null: the system. */
  readonly actorId: string | null;
}

const decide = 'settings.certificates';
const workKey = (personId: string) => `certificate-request:${personId}`;

/** History, audit trail and notices of certificates: each change is written by all three. */
export function createLedger(
  { clock, audit }: Pick<Platform, 'clock' | 'audit'>,
  { organisation, notifications }: Pick<CertificateNeeds, 'organisation' | 'notifications'>,
) {
  const tell = (tx: Tx, personId: string, kind: CertificateNews, message: string) =>
    notifications.tell(tx, {
      ...{ personIds: [personId], module: 'certificate', kind, title: certificateNews[kind] },
      ...{ message, place: '/profile' },
    });
  return {
    tell,
    async write(tx: Tx, entry: Entry): Promise<void> {
      await insertEvent(tx, { ...entry, at: clock.now().toISOString() });
      await audit.write(tx, {
        ...{ act: `certificate.${entry.act}`, callerId: entry.actorId },
        subject: { kind: 'person', id: entry.personId },
        detail: { certificate: entry.certificateId, reason: entry.reason },
      });
    },
    /** The list of certificates left the system as a file. */
    noteExport: (tx: Tx, callerId: string, rows: number): Promise<void> =>
      audit.write(tx, {
        ...{ act: 'certificate.export', callerId },
        subject: { kind: 'certificate', id: '' },
        detail: { rows },
      }),
    /** Tells those who may decide that somebody asks; never the person who asked. */
    async ringDeciders(tx: Tx, personId: string): Promise<void> {
      const deciders = await organisation.peoplePermitted(tx, decide);
      const [card] = await organisation
        .personCard(tx, [personId])
        .then((cards) => [...cards.values()]);
      const personIds = deciders.filter((id) => id !== personId);
      if (personIds.length === 0) return;
      await notifications.tell(tx, {
        ...{ personIds, module: 'certificate', kind: 'asked', title: certificateNews.asked },
        ...{ message: `${card?.name ?? ''} ${card?.positionName ?? ''}`.trim() },
        ...{ place: '/settings/3284/certificate-person-request', workKey: workKey(personId) },
      });
    },
    /** The request was decided, taken back or ended by the system (null): nobody needs to see to it. */
    settleDeciders: (tx: Tx, personId: string, by: string | null): Promise<void> =>
      notifications.settle(tx, { workKeys: [workKey(personId)], ...(by !== null && { by }) }),
  };
}

export type Ledger = ReturnType<typeof createLedger>;
