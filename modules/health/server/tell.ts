import { settingsMenus } from '@sarn/kernel';
import type { Tx } from '@sarn/platform-server';
import { healthNews, healthPermissions } from '../contract/index.ts';
import type { HealthDependencies } from './dependencies.ts';
import type { StateRow } from './health.store.ts';

/** Rings those who look after the system: one notice for everything that has failed. */
export async function tellFailed(
  { organisation, notifications, checks }: HealthDependencies,
  tx: Tx,
  failed: readonly StateRow[],
): Promise<void> {
  const names = failed.map(({ code, factTh }) => {
    const check = checks.find((one) => one.code === code);
    return `${check?.name.th ?? code}: ${factTh}`;
  });
  const personIds = await organisation.peoplePermitted(tx, healthPermissions.read);
  await notifications.tell(tx, {
    ...{ personIds, module: 'SARABUN', kind: 'health.failed' },
    title: healthNews['health.failed'],
    place: `/settings/${settingsMenus.centre}/health`,
    message: names.join(' · '),
    ...{ documentId: null, transactionId: null, documentRef: '' },
    ...{ isConfidential: false, urgency: 'urgent' },
  });
}
