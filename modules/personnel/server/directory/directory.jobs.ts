import { AppError, newId } from '@sarn/kernel';
import { defineJob } from '@sarn/platform-server';
import type { JobDefinition } from '@sarn/platform-server';
import { z } from 'zod';
import { directoryFaults } from '../../contract/index.ts';
import type { Personnel } from '../needs.ts';
import { apply, compare } from './directory.service.ts';
import { insertRun, isDaily } from './directory.store.ts';

/**
 * Every night at 02:00, once somebody has carried a run out by hand. It stops where more people are
 * missing than usual, and where the directory cannot be asked nothing is changed.
 * Rule: specification of settings §4, Directory
 */
export function directoryJob(deps: Personnel): JobDefinition {
  return defineJob({
    name: 'personnel.directory',
    input: z.object({}),
    schedule: '0 2 * * *',
    expireSeconds: 900,
    async handler(_input, { tx, log }) {
      if (!deps.directory.isOn || !(await isDaily(tx))) return;
      const by = { callerId: null };
      try {
        const { id, isStopped } = await compare(deps, tx, by, true);
        if (isStopped) log.warn({}, 'the directory misses more people than usual');
        else await apply(deps, tx, by, { runId: id, isSure: false });
      } catch (error) {
        if (!(error instanceof AppError) || !isOfDirectory(error.code)) throw error;
        await insertRun(tx, {
          ...{ id: newId(), state: 'failed', is_scheduled: true, fault: error.code },
          created_at: deps.platform.clock.now().toISOString(),
        });
      }
    },
  }) as JobDefinition;
}

/** Refusals before anything was written. */
const isOfDirectory = (code: string): boolean => directoryFaults.some((fault) => fault === code);
