import { createAuditTrail, createLog, systemClock, writeAudit } from '@sarn/platform-server';
import type { AuditTrail, Database } from '@sarn/platform-server';
import { resultSentence } from '@sarn/audit/server';
import { openForCommand, runCommand } from './command-database.ts';
import { readConfig } from './config.ts';

// `npm run audit:verify`: reads the whole audit trail and reports whether it was changed.
// With `--restored "<reason>"` it first starts the stored ends of the chain anew: after a restore.

async function verify(trail: AuditTrail): Promise<number> {
  const began = performance.now();
  const { fault, checked, waiting, anchors, end } = await trail.verify((rows) => {
    if (process.stdout.isTTY) process.stdout.write(`\r${rows.toLocaleString('en')}`);
  });
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const clear = process.stdout.isTTY ? '\r' : '';
  process.stdout.write(`${clear}${resultSentence(fault, checked, 'th')}\n`);
  process.stdout.write(`${resultSentence(fault, checked, 'en')}\n`);
  process.stdout.write(
    `${end.seq} ${end.hash} · anchors ${anchors} · waiting ${waiting} · ${seconds} s\n`,
  );
  return fault ? 1 : 0;
}

async function renew(db: Database, trail: AuditTrail, reason: string): Promise<void> {
  await db.transaction((tx) =>
    writeAudit(tx, systemClock, {
      act: 'audit.anchors-renewed',
      callerId: null,
      subject: { kind: 'audit-trail', id: 'all' },
      detail: { reason },
    }),
  );
  await trail.renewAnchors();
}

async function main(args: readonly string[]): Promise<number> {
  const [option, reason = ''] = args;
  if (option !== undefined && (option !== '--restored' || reason.trim() === '')) {
    process.stderr.write('Use: npm run audit:verify [-- --restored "<reason>"]\n');
    return 2;
  }
  const config = readConfig(process.env);
  const { db, close } = await openForCommand(config);
  try {
    const log = createLog('error');
    const trail = createAuditTrail({ db, clock: systemClock, log, dataDir: config.dataDir });
    if (option) await renew(db, trail, reason);
    return await verify(trail);
  } finally {
    await close();
  }
}

const readable: Readonly<Record<string, string>> = {
  '42P01': 'The database has no audit trail yet: start this version of Sarn once, then verify.',
};

await runCommand(main, readable);
