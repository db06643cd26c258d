import { mkdirSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { freePort } from '@sarn/testing/local-port';
import { makeDemoTemplate } from './harness/demo-template.ts';
import { resultsFolder } from './harness/results.ts';

/** Vitest global set-up: the demo agency that every journey file takes a copy of. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  mkdirSync(resultsFolder, { recursive: true });
  const workers = project.config.maxWorkers ?? 1;
  project.provide('ports', await Promise.all(Array.from({ length: workers }, () => freePort())));
  const { template, remove } = await makeDemoTemplate();
  project.provide('demo', template);
  return remove;
}
