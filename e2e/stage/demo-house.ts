import { inject } from 'vitest';
import { copyDemo } from './demo-template.ts';
import type { DemoHouse, DemoTemplate } from './demo-template.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Set by the global set-up. */
    readonly demo: DemoTemplate;
  }
}

/**
 * A data folder with the demo agency, for a file that starts a server of its own.
 *
 * @param name in the name of the folder
 */
export function openDemoHouse(name: string): Promise<DemoHouse> {
  return copyDemo(inject('demo'), name);
}
