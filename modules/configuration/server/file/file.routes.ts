import { AppError, civilDateAt } from '@sarn/kernel';
import { command, query, stream, upload } from '@sarn/platform-server';
import type { FileSink, Route } from '@sarn/platform-server';
import {
  applyConfiguration,
  exportConfiguration,
  getConfigurationImport,
  getLastImport,
  openConfiguration,
  undoConfiguration,
} from '../../contract/index.ts';
import { applyFile, exportFile, note, openFile, showDifferences } from './import.service.ts';
import type { FileDependencies } from './import.service.ts';
import { lastImport, undoFile } from './undo.service.ts';

const fileSink: FileSink<string> = {
  maxBytes: 10 * 1024 * 1024,
  maxFiles: 1,
  async accept({ bytes }) {
    const parts: Buffer[] = [];
    for await (const part of bytes) parts.push(part as Buffer);
    return Buffer.concat(parts).toString('utf8');
  },
};

/** The calls of the file of the configuration: endpoint to service, nothing else. */
export function fileRoutes(deps: FileDependencies): Route[] {
  const { db, clock } = deps.platform;
  return [
    stream(exportConfiguration, async (_input, context) => {
      const text = await db.transaction(async (tx) => {
        await note(deps, tx, context, 'configuration.file-exported', deps.deployment, {});
        return exportFile(deps, tx);
      });
      const bytes = Buffer.from(text, 'utf8');
      const name = `${deps.deployment}-configuration-${civilDateAt(clock.now())}.json`;
      return {
        bytes,
        length: bytes.length,
        type: 'application/json',
        name,
        disposition: 'attachment',
      };
    }),
    upload(openConfiguration, fileSink, async (_input, context, tx, [text]) => {
      if (text === undefined) throw new AppError('configuration.file-unreadable');
      return { importId: await openFile(deps, context, tx, text) };
    }),
    query(getConfigurationImport, ({ importId }, context) =>
      showDifferences(deps, context, importId),
    ),
    command(applyConfiguration, (input, context, tx) => applyFile(deps, context, tx, input)),
    command(undoConfiguration, ({ importId }, context, tx) =>
      undoFile(deps, context, tx, importId),
    ),
    query(getLastImport, async (_input, context) => ({
      item: await lastImport(deps, db, context),
    })),
  ];
}
