import type { Phase, PhaseResult, PhaseGroup } from './phase.ts';
import { verdict } from './phase.ts';

interface Finished extends PhaseResult {
  name: string;
  seconds: number;
}

/** More at once would only wait for each other: most phases keep more than one core busy. */
const mostAtOnce = 2;

/**
 * Runs the groups one after the other, and the phases of a group two at once, in their order; all of
 * them whatever fails. Shows every failure again at the end.
 *
 * @returns the number of failures
 */
export async function runGroups(groups: readonly PhaseGroup[]): Promise<number> {
  const started = performance.now();
  const finished: Finished[] = [];
  for (const group of groups) finished.push(...(await runGroup(group)));
  for (const phase of finished.filter(({ failed }) => failed > 0)) {
    console.log(`\n──── ${phase.name} ────\n${phase.output.trim()}`);
  }
  return summarise(finished, (performance.now() - started) / 1000);
}

async function runGroup(group: PhaseGroup): Promise<Finished[]> {
  const finished: Finished[] = [];
  const waiting = group.values();
  // Both take from the same iterator: whichever is free takes the next phase.
  const runNext = async (): Promise<void> => {
    for (const phase of waiting) {
      const reason = phase.skip?.();
      if (reason === undefined) finished.push(await runPhase(phase));
      else console.log(`- ${phase.name}: left out, ${reason}`);
    }
  };
  await Promise.all(Array.from({ length: mostAtOnce }, runNext));
  return finished;
}

async function runPhase(phase: Phase): Promise<Finished> {
  const started = performance.now();
  const result = await phase.run().catch((error: unknown) => verdict(false, describe(error)));
  const seconds = (performance.now() - started) / 1000;
  const skipped = result.skipped > 0 ? `, ${result.skipped} skipped` : '';
  console.log(
    `${result.failed > 0 ? '✗' : '✓'} ${phase.name}: ${result.passed} passed, ${result.failed} failed${skipped} (${seconds.toFixed(1)} s)`,
  );
  for (const figure of result.figures ?? []) console.log(`    ${figure}`);
  return { ...result, name: phase.name, seconds };
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** The last line is read by machines: its wording is fixed. */
function summarise(finished: readonly Finished[], seconds: number): number {
  const sum = (pick: (phase: Finished) => number): number =>
    finished.reduce((total, phase) => total + pick(phase), 0);
  const failed = sum((phase) => phase.failed);
  console.log(`\nAll together ${seconds.toFixed(0)} s.`);
  console.log(`${sum((phase) => phase.passed)} passed, ${failed} failed`);
  return failed;
}
