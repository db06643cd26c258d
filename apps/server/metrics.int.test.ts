import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openInstance } from './testing.ts';
import type { OfficeInstance } from './testing.ts';
import { readOpenMetrics } from './testing/open-metrics.testing.ts';
import type { MetricSet } from './testing/open-metrics.testing.ts';

const token = 'a-long-token-for-the-watcher';
let office: OfficeInstance;

beforeAll(async () => {
  office = await openInstance({ metricsToken: token });
});
afterAll(() => office.close());

const ask = (path: string, authorization?: string) =>
  office.app.fetch(path, authorization ? { headers: { authorization } } : {});

async function read(): Promise<{ text: string; metrics: MetricSet }> {
  const response = await ask('/metrics', `Bearer ${token}`);
  expect(response.status).toBe(200);
  const text = await response.text();
  return { text, metrics: readOpenMetrics(text) };
}

test('the page is closed without its token, and absent where none is set', async () => {
  expect((await ask('/metrics')).status).toBe(401);
  expect((await ask('/metrics', 'Bearer another-token-of-this-length')).status).toBe(401);
  expect((await ask('/metrics', `Bearer ${await office.token('admin')}`)).status).toBe(401);
  const without = await openInstance();
  for (const authorization of ['', `Bearer ${token}`]) {
    const answer = await without.app.fetch('/metrics', { headers: { authorization } });
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await answer.text()).not.toContain('<');
  }
  await without.close();
});

describe('the text', () => {
  test('is OpenMetrics 1.0, and counts calls by the pattern of their route', async () => {
    const { documentId } = await office.register('saraban');
    await office.document('saraban', documentId);
    await office.app.settled();
    const response = await ask('/metrics', `Bearer ${token}`);
    expect(response.headers.get('content-type')).toBe(
      'application/openmetrics-text; version=1.0.0; charset=utf-8',
    );
    const { metrics, text } = await read();
    const route = '/api/registry/document/:documentId';
    expect(metrics.value('sarn_http_requests_total', { route, code: '200' })).toBe(1);
    const count = metrics.value('sarn_http_request_duration_seconds_count');
    expect(count).toBeGreaterThan(2);
    expect(metrics.value('sarn_http_request_duration_seconds_bucket', { le: '+Inf' })).toBe(count);
    expect(text).not.toContain(documentId);
    for (const account of ['saraban', 'director']) {
      expect(text).not.toContain(office.person(account));
    }
    expect(text).not.toMatch(/[ก-๙]/);
  });

  test('tells what the specification lists', async () => {
    await office.post('admin', '/health/check', {});
    const { metrics } = await read();
    for (const name of [
      'sarn_build_info',
      'sarn_db_connections',
      'sarn_disk_free_bytes',
      'sarn_job_last_success_timestamp_seconds',
      'sarn_outbox_waiting',
      'sarn_outbox_oldest_seconds',
      'sarn_clock_offset_seconds',
      'sarn_sessions',
      'sarn_health',
    ]) {
      expect(metrics.names, name).toContain(name);
    }
    for (const family of [
      'sarn_job_failures',
      'sarn_backup_last_success_timestamp_seconds',
      'sarn_certificate_expiry_timestamp_seconds',
      'sarn_webhook_attempts',
      'sarn_audit_chain_whole',
      'sarn_http_requests',
    ]) {
      expect(metrics.families.has(family), family).toBe(true);
    }
    expect(metrics.value('sarn_health', { check: 'backup' })).toBe(2);
    // On a busy machine it may be slow, which is 1; it is there.
    expect([0, 1]).toContain(metrics.value('sarn_health', { check: 'database' }));
    expect(metrics.value('sarn_sessions')).toBeGreaterThan(0);
  });

  test('counts the changes of settings', async () => {
    const epoch = async () => (await read()).metrics.value('sarn_settings_epoch') ?? 0;
    const before = await epoch();
    const row = { code: 'measured', nameTh: 'กลุ่มที่นับ', nameEn: '', version: null };
    await office.post('admin', '/settings/tables/system-manage-book-group/save', {
      ...{ ...row, validFrom: '2026-01-01', validTo: null, reason: 'ทดสอบ' },
      values: JSON.stringify({ usualDays: null, units: [] }),
    });
    expect(await epoch()).toBeGreaterThan(before);
  });
});
