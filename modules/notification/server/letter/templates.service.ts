import type { Handle } from '@sarn/platform-server';
import { anyEvent, digestEvent, eventsFor, usualTemplates } from '../../contract/index.ts';
import type { Template } from '../../contract/index.ts';
import { listOwnTemplates } from '../setting/setting.store.ts';

/** The most specific template of a kind; one of the agency before one of the product. */
export async function templateFor(h: Handle, module: string, kind: string): Promise<Template> {
  return nearest(h, eventsFor(module, kind));
}

/** The template of the daily digest. */
export async function digestTemplate(h: Handle): Promise<Template> {
  return nearest(h, [digestEvent]);
}

async function nearest(h: Handle, events: readonly string[]): Promise<Template> {
  const own = await listOwnTemplates(h, events);
  for (const event of events) {
    const found = own.get(event) ?? usualTemplates[event];
    if (found) return found;
  }
  throw new Error(`There is no template of ${events.join(', ')} nor of ${anyEvent}`);
}
