import type { ApiProgram } from '@sarn/api-program/contract';
import type { Answer, OfficeInstance } from '@sarn/server/testing';
import { expect } from 'vitest';

/** A program, and the token that is shown once. */
interface Made {
  readonly id: string;
  readonly token: string;
}

/** What tests do with programs of an office, as its administrator and as the programs. */
export function programCalls(office: () => OfficeInstance) {
  const fields = (told: object = {}) => ({
    ...{ name: 'ระบบการเงิน', responsibleId: office().person('officer.policy') },
    ...{ unitId: office().unit('policy'), scopes: ['units.read'], expiresOn: '2027-02-23' },
    ...told,
  });

  async function save(told: object = {}): Promise<Answer> {
    return office().post('admin', '/programs/save', fields(told));
  }
  async function issue(id: string): Promise<Answer> {
    return office().post('admin', `/programs/${id}/token`, {});
  }
  async function make(told: object = {}): Promise<Made> {
    const made = await save(told);
    expect(made.status, JSON.stringify(made)).toBe(200);
    const id = String(made['id']);
    return { id, token: String((await issue(id))['token']) };
  }
  async function call(
    token: string,
    path: string,
    body: object | null = null,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const response = await office().app.fetch(`/api${path}`, {
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
      headers: {
        authorization: `Bearer ${token}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
    });
    const isJson = response.headers.get('content-type')?.includes('json');
    return { ...(isJson ? ((await response.json()) as object) : {}), status: response.status };
  }
  async function programs(): Promise<ApiProgram[]> {
    return (await office().get('admin', '/programs'))['rows'] as ApiProgram[];
  }
  return { fields, save, issue, make, call, programs };
}
