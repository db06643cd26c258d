import { createLog } from '../log.ts';
import { openDatabase } from '../db/database.ts';
import { systemClock } from '../clock.ts';
import { createAudit } from './audit.store.ts';
import { createAuditTrail } from './trail.ts';

// A process to be killed: ten writers write rows while it seals them.

const [url = '', dataDir = ''] = process.argv.slice(2);
const log = createLog('silent');
const db = openDatabase(url, { log });
const audit = createAudit(systemClock);
const trail = createAuditTrail({ db, clock: systemClock, log, dataDir });

async function writeForever(writer: number): Promise<void> {
  for (let line = 0; ; line += 1) {
    const subject = { kind: 'thing', id: `${writer}-${line}` };
    await db.transaction((tx) => audit.write(tx, { act: 'test.killed', callerId: null, subject }));
  }
}

async function sealForever(): Promise<void> {
  for (;;) {
    const count = await trail.seal();
    if (count > 0) process.stdout.write(`${count}\n`);
  }
}

await Promise.all([
  ...Array.from({ length: 8 }, (_one, writer) => writeForever(writer)),
  sealForever(),
]);
