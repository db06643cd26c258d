import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { needPrograms } from './debian.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sarn-debian-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** An installer whose program is there at once and works half a second later; it notes its installations. */
function slowInstaller(name: string) {
  const [apt, program, noted] = ['apt', 'program', 'noted'].map((part) =>
    join(folder, `${name}-${part}`),
  ) as [string, string, string];
  writeFileSync(
    apt,
    `#!/bin/sh
[ "$1" = install ] || exit 0
echo "$*" >> ${noted}
echo unpacked > ${program}
sleep 0.5
echo configured > ${program}
`,
  );
  chmodSync(apt, 0o755);
  writeFileSync(noted, '');
  return {
    ...{ program, installer: { apt, lock: join(folder, `${name}-lock`) } },
    installations: () => readFileSync(noted, 'utf8').trim().split('\n'),
  };
}

const isRoot = process.getuid?.() === 0;

test.runIf(isRoot)(
  'a missing program is installed once for all who need it, and whole',
  async () => {
    const { program, installer, installations } = slowInstaller('whole');
    const states = await Promise.all(
      [0, 100, 200].map(async (delay) => {
        await new Promise((resolve) => setTimeout(resolve, delay));
        await needPrograms([program], ['some-package'], installer);
        return readFileSync(program, 'utf8').trim();
      }),
    );
    expect(states).toEqual(['configured', 'configured', 'configured']);
    expect(installations()).toHaveLength(1);
    expect(installations()[0]).toContain('some-package');
  },
);

test.runIf(isRoot)('what cannot be installed fails with the words of the installer', async () => {
  const { program, installer } = slowInstaller('broken');
  writeFileSync(
    installer.apt,
    '#!/bin/sh\n[ "$1" = update ] && exit 0\necho no such package >&2\nexit 100\n',
  );
  await expect(needPrograms([program], ['unknown'], installer)).rejects.toThrow('no such package');
});

test('without an installer a missing program is named with the package that has it', async () => {
  const nothing = { apt: join(folder, 'none'), lock: join(folder, 'lock') };
  const missing = needPrograms([join(folder, 'missing')], ['its-package'], nothing);
  await expect(missing).rejects.toThrow('apt-get install its-package');
});
