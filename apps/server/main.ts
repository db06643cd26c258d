import { setTimeout as sleep } from 'node:timers/promises';
import { ConfigError, readConfig } from './config.ts';
import { StartError, start } from './start.ts';
import type { Running } from './start.ts';

// The program: reads its configuration, starts, says where it is, and stops when told to.

function banner({ url, demo, setupCode }: Running, publicUrl: string): string {
  const lines = ['', `  Sarn  ${publicUrl}`];
  if (publicUrl !== url) lines.push(`  listening on ${url}`);
  if (demo) {
    lines.push('', `  บัญชีทดลอง / demo accounts (${demo.password})`);
    for (const { username, th } of demo.accounts) lines.push(`    ${username.padEnd(18)}${th}`);
    lines.push(
      `  รหัสลงนามดิจิทัล / signing password (${demo.secret})`,
      `    ${demo.signers.join(', ')}`,
    );
  }
  if (setupCode) {
    lines.push('', '  ตั้งค่าครั้งแรก / first setup', `    ${publicUrl}/first-run`);
    lines.push(`    รหัสตั้งค่า / setup code  ${setupCode}`);
    lines.push('    ใช้ได้ 24 ชั่วโมง จนมีผู้ดูแลระบบ / for 24 hours, until there is an administrator');
  }
  return `${lines.join('\n')}\n\n`;
}

/** Ctrl-C and service managers signal the process; its parent passes the same signal on. */
const SAME_PRESS_MS = 2000;

/** A signal during the start takes effect after it, so that no half-started part is left behind. */
function stopOnSignals(starting: Promise<Running>): void {
  let stoppingSince: number | undefined;
  const stop = async (): Promise<void> => {
    if (stoppingSince !== undefined) {
      // A signal after that means that the sender does not wait: the process ends at once.
      if (performance.now() - stoppingSince >= SAME_PRESS_MS) process.exit(1);
      return;
    }
    stoppingSince = performance.now();
    const running = await starting;
    try {
      await running.stop();
      process.exit(0);
    } catch (error) {
      running.app.platform.log.error({ err: error }, 'the stop was not clean');
      process.exit(1);
    }
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
}

/** Milliseconds for the calls in flight; without its database the program cannot end them well. */
const LOST_MS = 5_000;

/** A service manager starts a program again that ended so. */
async function endWhenLost({ lost, stop }: Running): Promise<void> {
  const { message } = await lost;
  process.stderr.write(`${message}\n`);
  // What cannot be ended without the database is not worth a second message.
  await Promise.race([stop().catch(() => undefined), sleep(LOST_MS)]);
  process.exit(1);
}

try {
  const config = readConfig(process.env);
  const starting = start(config);
  stopOnSignals(starting);
  const running = await starting;
  void endWhenLost(running);
  process.stdout.write(banner(running, `${config.publicUrl}${config.basePath.slice(0, -1)}`));
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
