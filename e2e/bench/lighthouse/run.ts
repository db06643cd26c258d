import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';

const here = import.meta.dirname;
const entry = join(here, 'node_modules', 'lighthouse', 'core', 'index.js');

const resultShape = z.object({
  lhr: z.object({
    categories: z.record(z.string(), z.object({ id: z.string(), score: z.number().nullable() })),
    audits: z.record(
      z.string(),
      z.object({
        id: z.string(),
        title: z.string(),
        score: z.number().nullable(),
        displayValue: z.string().optional(),
      }),
    ),
  }),
});

/** Categories and audits of one run; scores from 0 to 1, null where one does not apply. */
export type LighthouseResult = z.infer<typeof resultShape>['lhr'];

type Run = (url: string, flags: object) => Promise<unknown>;

/**
 * Lighthouse, with its packages in a folder of its own: they are a fifth of all files that an installation
 * would copy, and only the bench needs them. The first call installs them from npm.
 *
 * @returns a function that looks at one address and throws for an answer of another shape
 * @throws Error of npm where it does not reach its registry
 */
export async function loadLighthouse(): Promise<
  (url: string, flags: object) => Promise<LighthouseResult>
> {
  if (!existsSync(entry)) {
    console.log('Installing Lighthouse from npm …');
    execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
      cwd: here,
      stdio: 'inherit',
    });
  }
  const loaded: unknown = await import(pathToFileURL(entry).href);
  const run = (loaded as { readonly default: Run }).default;
  return async (url, flags) => resultShape.parse(await run(url, flags)).lhr;
}
