import { fileURLToPath } from 'node:url';
import type { Dependencies } from '@sarn/document/server';
import { command, query } from '@sarn/platform-server';
import type { ServerModule } from '@sarn/platform-server';
import {
  getTemplate,
  keepTemplate,
  listTemplates,
  removeTemplate,
  shareTemplate,
  templateAuditWords,
  templateErrors,
} from '../contract/index.ts';
import { keep, remove, share, templateFor, templatesFor } from './template.service.ts';
import { deleteTemplatesOf } from './template.store.ts';

/** What documents are begun with. */
export function documentTemplateModule(deps: Dependencies): ServerModule {
  const { db } = deps.platform;
  deps.slots.textErasers.push({
    tables: ['document_template'],
    // A document that is destroyed at the end of its time takes no template with it; a class does.
    erase: async (tx, documentId, extent) => {
      if (extent === 'content') await deleteTemplatesOf(tx, documentId);
    },
  });
  return {
    name: 'document-template',
    migrations: fileURLToPath(new URL('./migrations', import.meta.url)),
    // Whether the draft of which one was made has a class now.
    reads: ['document'],
    holdsText: ['document_template'],
    errors: templateErrors,
    auditWords: templateAuditWords,
    permissions: [],
    routes: [
      query(listTemplates, (input, { caller }) => templatesFor(deps, db, caller, input)),
      query(getTemplate, ({ templateId }, { caller }) => templateFor(deps, caller, templateId)),
      command(keepTemplate, async (input, { caller }, tx) => {
        await keep(deps, tx, caller, input);
        return templatesFor(deps, tx, caller, { kind: input.kind, isForAgency: false });
      }),
      command(shareTemplate, async (input, { caller }, tx) =>
        templatesFor(deps, tx, caller, await share(deps, tx, caller, input)),
      ),
      command(removeTemplate, async ({ id }, { caller }, tx) =>
        templatesFor(deps, tx, caller, await remove(deps, tx, caller, id)),
      ),
    ],
  };
}
