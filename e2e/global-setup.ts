import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { letterForm, signIn } from './api-client.ts';
import { startServer } from './server-process.ts';
import { copyDemo, makeDemoTemplate, neverWaitForDisk } from './stage/demo-template.ts';
import type { DemoTemplate } from './stage/demo-template.ts';

/** Where a failed journey leaves its pictures and the server its log. */
export const resultsFolder = join(import.meta.dirname, '..', 'test-results');

/** An office that journeys are played in, and how it is closed. */
export interface Office {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Vitest global set-up: servers with the demo agency, one for each worker. Journeys of one office
 * go one after the other, because they share its accounts.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  mkdirSync(resultsFolder, { recursive: true });
  const workers = project.config.maxWorkers ?? 1;
  const demo = await makeDemoTemplate();
  project.provide('demo', demo.template);
  const offices = await Promise.all(
    Array.from({ length: workers }, (_, at) => openOffice(`${at + 1}`, demo.template)),
  );
  project.provide(
    'officeUrls',
    offices.map(({ url }) => url),
  );
  return async () => {
    await Promise.all(offices.map((office) => office.close()));
    await demo.remove();
  };
}

/**
 * Opens an office with the demo agency.
 *
 * @param name of its log among the results
 */
export async function openOffice(name: string, template: DemoTemplate): Promise<Office> {
  const house = await copyDemo(template, 'journeys');
  neverWaitForDisk(house);
  const server = await startServer(house.env);
  const log = createWriteStream(join(resultsFolder, `server-${process.pid}-${name}.log`));
  log.write(server.output());
  for (const stream of [server.process.stdout, server.process.stderr]) stream?.pipe(log);
  await presentLetters(server.url);
  return {
    url: server.url,
    async close() {
      await server.stop();
      await house.remove();
    },
  };
}

/**
 * Letters on the desk of the head, whatever day of the month the demo agency is met on.
 *
 * @param names what tells them apart; one that is in the register already is refused
 */
export async function presentLetters(
  url: string,
  names: readonly string[] = ['1', '2', '3'],
): Promise<void> {
  const saraban = await signIn(url, 'saraban');
  for (const name of names) {
    const fileId = await saraban.upload(`Letter ${name}`);
    const form = letterForm(name, fileId);
    const { documentId } = await saraban.post('/registry/incoming/register', form);
    const answer = await saraban.post(`/registry/document/${String(documentId)}/act`, {
      on: 'document',
      targetId: documentId,
      act: 'present',
      form: { to: 'head', purpose: 'to-consider' },
    });
    if (answer.status !== 200) throw new Error(`not presented: ${JSON.stringify(answer)}`);
  }
}

declare module 'vitest' {
  interface ProvidedContext {
    officeUrls: string[];
  }
}
