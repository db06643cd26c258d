import { expect } from 'vitest';
import { signIn } from '../api-client.ts';

/** Journeys run at any hour and on any day: without this, notices wait for the next working day. */
export async function endQuietHours(url: string): Promise<void> {
  const admin = await signIn(url, 'admin');
  const loud = { quietFrom: '', quietUntil: '', quietDaysOff: false };
  const policy = { retentionDays: 365, urgentFrom: 'very-urgent', ...loud };
  expect((await admin.post('/notification/setting/policy/save', policy)).status).toBe(200);
}
