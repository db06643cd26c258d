import { AppError, newId } from '@sarn/kernel';
import type { DirectoryEntry } from '@sarn/authentication/server';
import { defineOutsideJob } from '@sarn/platform-server';
import type { JobDefinition, Logger, Tx } from '@sarn/platform-server';
import { z } from 'zod';
import { directoryFaults } from '../../contract/index.ts';
import type { Personnel } from '../needs.ts';
import { apply, compare, listDirectory } from './directory.service.ts';
import { insertRun, isDaily } from './directory.store.ts';

/**
 * Every night at 02:00, once somebody has carried a run out by hand. It stops where more people are
 * missing than usual, and where the directory cannot be asked nothing is changed.
 * Rule: specification of settings §4, Directory
 */
export function directoryJob(deps: Personnel): JobDefinition {
  return defineOutsideJob({
    name: 'personnel.directory',
    input: z.object({}),
    schedule: '0 2 * * *',
    expireSeconds: 900,
    claim: async (_input, { tx }) =>
      deps.directory.isOn && (await isDaily(tx)) ? ('due' as const) : null,
    outside: () => listed(deps),
    settle: (entries, _due, { tx, log }) => carryOut(deps, tx, entries, log),
  }) as JobDefinition;
}

/** @returns the code of the fault where the directory cannot be asked */
async function listed(deps: Personnel): Promise<readonly DirectoryEntry[] | string> {
  try {
    return await listDirectory(deps);
  } catch (error) {
    if (!(error instanceof AppError) || !isOfDirectory(error.code)) throw error;
    return error.code;
  }
}

async function carryOut(
  deps: Personnel,
  tx: Tx,
  entries: readonly DirectoryEntry[] | string,
  log: Logger,
): Promise<void> {
  const by = { callerId: null };
  if (typeof entries === 'string') {
    return insertRun(tx, {
      ...{ id: newId(), state: 'failed', is_scheduled: true, fault: entries },
      created_at: deps.platform.clock.now().toISOString(),
    });
  }
  const { id, isStopped } = await compare(deps, tx, by, { entries, isScheduled: true });
  if (isStopped) log.warn({}, 'the directory misses more people than usual');
  else await apply(deps, tx, by, { runId: id, isSure: false });
}

/** Refusals before anything was written. */
const isOfDirectory = (code: string): boolean => directoryFaults.some((fault) => fault === code);
