import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import webPush from 'web-push';
import { z } from 'zod';

const VapidKeys = z.object({ publicKey: z.string().min(80), privateKey: z.string().min(40) });
/** The pair by which push services know this installation (RFC 8292), base64url. */
export type VapidKeys = z.output<typeof VapidKeys>;

/**
 * The keys in `<dataDir>/keys/web-push.json`, made on first use. Browsers subscribe with this
 * key: with another one no subscribed device would get notices any more.
 *
 * @throws Error when the file is there but holds no keys
 */
export async function readVapidKeys(dataDir: string): Promise<VapidKeys> {
  const folder = join(dataDir, 'keys');
  const file = join(folder, 'web-push.json');
  const known = await readKeys(file);
  if (known) return known;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const text = `${JSON.stringify(webPush.generateVAPIDKeys())}\n`;
  await writeFile(file, text, { mode: 0o600, flag: 'wx', flush: true }).catch(
    (error: NodeJS.ErrnoException) => {
      // Another process of this installation was first: its keys are used.
      if (error.code !== 'EEXIST') throw error;
    },
  );
  const made = await readKeys(file);
  if (made) return made;
  throw new Error(`${file} could not be written`);
}

async function readKeys(file: string): Promise<VapidKeys | null> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return null;
  const keys = VapidKeys.safeParse(parse(text));
  if (keys.success) return keys.data;
  throw new Error(`${file} holds no keys of web push: put back the file of this installation`);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
