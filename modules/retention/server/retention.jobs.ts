import { addDays, buddhistYear, civilDateAt } from '@sarn/kernel';
import { defineJob } from '@sarn/platform-server';
import type { JobDefinition, Tx } from '@sarn/platform-server';
import { z } from 'zod';
import { surveyDays } from '../contract/index.ts';
import type { Dependencies } from '@sarn/document/server';
import { destroyNext } from './execute.service.ts';
import { makeList } from './list.service.ts';
import { listCandidates } from './list-item.store.ts';
import { findList, noteSurvey, takeSurvey } from './list.store.ts';
import { keepersOf, tellPeople } from './retention-news.ts';

const DestroyInput = z.object({ listId: z.uuid(), step: z.number().int().min(0) });

/** The jobs of keeping and destroying documents, and how a destruction is started. */
export function retentionJobs(deps: Dependencies) {
  const destroy = destroyJob(deps);
  const survey = defineJob({
    name: 'registry.retention-survey',
    input: z.object({}),
    schedule: '40 8 * * *',
    expireSeconds: 600,
    async handler(_input, { tx, log, key }) {
      log.info(
        { papers: await surveyYear(deps, tx, key) },
        'documents whose retention period is over surveyed',
      );
    },
  });
  return {
    jobs: [destroy as JobDefinition, survey as JobDefinition],
    start: (tx: Tx, listId: string) =>
      deps.platform.jobs.send(tx, destroy, { listId, step: 0 }, { key: `${listId}:0` }),
  };
}

/**
 * One step in the transaction of the job, which then sends the next one: each is done exactly once,
 * whenever a process is killed.
 */
function destroyJob(deps: Dependencies): JobDefinition<typeof DestroyInput> {
  const job: JobDefinition<typeof DestroyInput> = defineJob({
    name: 'registry.destroy',
    input: DestroyInput,
    retryLimit: 100,
    async handler({ listId, step }, { tx, key }) {
      if ((await destroyNext(deps, tx, listId, key)) === 'done') return;
      const next = { listId, step: step + 1 };
      await deps.platform.jobs.send(tx, job, next, { key: `${listId}:${next.step}` });
    },
  });
  return job;
}

/**
 * Once in the first 60 days of a calendar year: documents whose time was over at the end of the
 * last year are put on a list, and its keepers are notified.
 *
 * @returns how many were found; null where the survey of the year is made, or its days are over
 * @rule saraban-2526 ข้อ 66
 */
export async function surveyYear(deps: Dependencies, tx: Tx, key: string): Promise<number | null> {
  const at = deps.platform.clock.now().toISOString();
  const today = civilDateAt(at);
  const newYear = `${today.slice(0, 4)}-01-01`;
  if (today >= addDays(newYear, surveyDays)) return null;
  const beYear = buddhistYear(today) - 1;
  if (!(await takeSurvey(tx, beYear, at))) return null;
  const ask = {
    kind: 'destroy',
    day: newYear,
    search: '',
    limit: 1,
    offset: 0,
    ids: null,
  } as const;
  const { total } = await listCandidates(tx, deps.heldFolders, ask);
  const listId = total > 0 ? await propose(deps, tx, beYear) : null;
  await noteSurvey(tx, { beYear, found: total, listId });
  await deps.platform.audit.write(tx, {
    act: 'registry.retention-survey',
    callerId: null,
    subject: { kind: 'retention-survey', id: String(beYear) },
    detail: { found: total, listId },
    requestId: key,
  });
  return total;
}

async function propose(deps: Dependencies, tx: Tx, beYear: number): Promise<string> {
  const { id } = await makeList(deps, tx, {
    ...{ kind: 'destroy', documentIds: null, by: null },
    note: `สำรวจหนังสือครบอายุการเก็บ ปี พ.ศ. ${beYear}`,
  });
  const list = await findList(tx, id);
  if (list) await tellPeople(deps, tx, list, await keepersOf(deps, tx), 'survey');
  return id;
}
