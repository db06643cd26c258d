import { fileURLToPath } from 'node:url';
import { command, query, stream } from '@sarn/platform-server';
import type { JobDefinition, ServerModule } from '@sarn/platform-server';
import type { Dependencies } from '@sarn/document/server';
import {
  addAnnotations,
  annotationAuditWords,
  annotationErrors,
  getAnnotatedFile,
  listAnnotations,
  takeBackAnnotation,
} from '../contract/index.ts';
import { annotatedFile } from './annotated-file.service.ts';
import { add, annotationsFor, takeBack } from './annotation.service.ts';
import { createStampJob } from './stamp.job.ts';
import { stampPlaces } from './stamp-place.ts';
import { eraseAnnotations } from './annotation.store.ts';

/** What is written on the pages of received files. */
export function annotationModule(deps: Dependencies): ServerModule {
  const stampJob = createStampJob(deps);
  deps.slots.onReceived.push((tx, documentId) =>
    deps.platform.jobs.send(tx, stampJob, { documentId }),
  );
  deps.slots.textErasers.push({ tables: ['annotation'], erase: eraseAnnotations });
  return {
    name: 'annotation',
    migrations: fileURLToPath(new URL('./migrations', import.meta.url)),
    // For whom a document waits, and whether somebody acted after an annotation.
    reads: ['document'],
    holdsText: ['annotation'],
    errors: annotationErrors,
    auditWords: annotationAuditWords,
    permissions: [],
    settings: [stampPlaces],
    jobs: [stampJob as JobDefinition],
    routes: [
      query(listAnnotations, (input, { caller }) => annotationsFor(deps, caller, input)),
      command(addAnnotations, (input, context, tx) => add(deps, tx, context, input)),
      command(takeBackAnnotation, (input, context, tx) => takeBack(deps, tx, context, input)),
      stream(getAnnotatedFile, async (input, { caller }) => {
        const { bytes, name } = await annotatedFile(deps, caller, input);
        return {
          ...{ bytes: Buffer.from(bytes), length: bytes.length, type: 'application/pdf', name },
          disposition: input.download ? ('attachment' as const) : ('inline' as const),
        };
      }),
    ],
  };
}
