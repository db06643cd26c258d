import { AppError, civilDateAt } from '@sarn/kernel';
import type { InputOf, OutputOf } from '@sarn/kernel';
import { keep } from '@sarn/platform-server';
import type { Handle, Platform, ServerModule, SignedContext, Tx } from '@sarn/platform-server';
import { z } from 'zod';
import type { ChangeResult, listSwitches, setSwitch, SwitchRow } from '../contract/index.ts';
import type { AccessChanges, ChangeKind } from './change.service.ts';
import { changeKind } from './change.service.ts';
import { listSwitchSettings, saveSwitch } from './menu.store.ts';
import type { SwitchSetting } from './menu.store.ts';
import { permissionLine } from './permission.rules.ts';
import { listRoleRows } from './role.store.ts';

const switchesTopic = 'switches';

/** A switch of the deployment file, as the composition knows it. */
export interface DeploymentSwitch {
  readonly code: string;
  readonly inFile: boolean;
  /** False where the server lacks what it needs. */
  readonly isSetUp: boolean;
  /** Which way makes signing in weaker. */
  readonly weakens: SwitchRow['weakens'];
  /** Whether the server looks at it at each call. */
  readonly atOnce: boolean;
}

export interface Switches {
  /** What the agency set; undefined: as the file has it. For where nothing can be awaited. */
  current(code: string): boolean | undefined;
  /** Makes sure that `current` is as of the newest change known here. */
  ready(): Promise<void>;
  /** The switches that can be set at once. */
  rows(h: Handle): Promise<readonly SwitchRow[]>;
  list(context: SignedContext): Promise<OutputOf<typeof listSwitches>>;
  set(tx: Tx, context: SignedContext, input: InputOf<typeof setSwitch>): Promise<ChangeResult>;
  readonly kind: ChangeKind;
}

export interface SwitchNeeds {
  readonly switches: () => readonly DeploymentSwitch[];
  readonly modules: () => readonly ServerModule[];
}

export function createSwitches(
  { db, announcements, clock }: Platform,
  changes: () => AccessChanges,
  needs: SwitchNeeds,
): Switches {
  const kept = keep(announcements, switchesTopic, () => listSwitchSettings(db));
  return {
    current: (code) => kept.last()?.find((one) => one.code === code)?.isOn,
    ready: async () => void (await kept.read()),
    rows: (h) => rowsNow(needs.switches(), h),
    async list({ language }) {
      const settings = await kept.read();
      const roles = await listRoleRows(db, civilDateAt(clock.now()));
      const endpoints = needs
        .modules()
        .flatMap(({ routes }) => routes.map((route) => route.endpoint));
      const codes = [...new Set(needs.modules().flatMap(({ permissions }) => permissions))];
      return {
        rows: needs.switches().map((one) => toRow(one, settings)),
        catalogue: codes.map((permission) => ({
          ...{ permission, name: permissionLine(permission, language).name },
          roles: roles
            .filter(({ permissions }) => permissions.some(({ code }) => code === permission))
            .map(({ nameTh }) => nameTh),
          calls: endpoints
            .filter((endpoint) => endpoint.access === permission)
            .map(({ method, path, summary }) => ({ method, path, summary })),
        })),
      };
    },
    async set(tx, context, { code, set, version, reason }) {
      const known = needs.switches().find((one) => one.code === code);
      if (!known) throw new AppError('platform.not-found');
      if (!known.atOnce) throw new AppError('access.fixed');
      const before = toRow(known, await listSwitchSettings(tx));
      if (before.version !== version) await changes().stale(tx, { kind: 'switch', id: code });
      const isOn = set === 'file' ? known.inFile : set === 'on';
      const isWeaker = known.weakens === (isOn ? 'on' : 'off') && isOn !== before.isOn;
      return changes().ask(tx, context, {
        ...{ kind: 'switch.set', payload: { code, set }, reason, isDangerous: isWeaker },
        subject: { kind: 'switch', id: code },
        difference:
          before.set === set ? [] : [{ field: code, name: '', before: before.set, after: set }],
      });
    },
    kind: changeKind({
      kind: 'switch.set',
      payload: z.object({ code: z.string(), set: z.enum(['file', 'on', 'off']) }),
      async apply(tx, _by, { code, set }) {
        await saveSwitch(tx, code, set === 'file' ? null : set === 'on');
        await announcements.announce(tx, switchesTopic);
      },
    }),
  };
}

async function rowsNow(all: readonly DeploymentSwitch[], h: Handle): Promise<SwitchRow[]> {
  const settings = await listSwitchSettings(h);
  return all.filter(({ atOnce }) => atOnce).map((one) => toRow(one, settings));
}

function toRow(known: DeploymentSwitch, settings: readonly SwitchSetting[]): SwitchRow {
  const setting = settings.find(({ code }) => code === known.code);
  const set = setting === undefined ? 'file' : setting.isOn ? 'on' : 'off';
  return { ...known, set, isOn: setting?.isOn ?? known.inFile, version: setting?.version ?? 0 };
}
