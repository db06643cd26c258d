import type { Phase, PhaseResult } from './phase.ts';
import { verdict } from './phase.ts';

interface Finished extends PhaseResult {
  name: string;
}

/**
 * Runs phases side by side: those of one lane in order, all of them whatever fails. Every failure
 * is shown again at the end.
 *
 * @returns the number of failures
 */
export async function runPhases(lanes: readonly (readonly Phase[])[]): Promise<number> {
  const started = performance.now();
  const finished = (await Promise.all(lanes.map(runLane))).flat();
  for (const phase of finished.filter(({ failed }) => failed > 0)) {
    console.log(`\n──── ${phase.name} ────\n${phase.output.trim()}`);
  }
  return summarise(finished, secondsSince(started));
}

async function runLane(phases: readonly Phase[]): Promise<Finished[]> {
  const finished: Finished[] = [];
  for (const phase of phases) {
    const reason = phase.skip?.();
    if (reason === undefined) finished.push(await runPhase(phase));
    else console.log(`- ${phase.name}: left out, ${reason}`);
  }
  return finished;
}

const secondsSince = (moment: number): number => (performance.now() - moment) / 1000;

async function runPhase(phase: Phase): Promise<Finished> {
  const started = performance.now();
  const result = await phase.run().catch((error: unknown) => verdict(false, describe(error)));
  const seconds = secondsSince(started);
  const skipped = result.skipped > 0 ? `, ${result.skipped} skipped` : '';
  console.log(
    `${result.failed > 0 ? '✗' : '✓'} ${phase.name}: ${result.passed} passed, ${result.failed} failed${skipped} (${seconds.toFixed(1)} s)`,
  );
  return { ...result, name: phase.name };
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
