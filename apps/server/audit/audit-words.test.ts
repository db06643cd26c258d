import { certificateActs } from '@sarn/certificate/contract';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sessionEndReasons, suspendCodes } from '@sarn/authentication/contract';
import { actTerms } from '@sarn/document/contract';
import { flows } from '@sarn/correspondence/contract';
import { firstRunStepCodes } from '@sarn/first-run/contract';
import { leaveKinds } from '@sarn/personnel/contract';
import { expect, test } from 'vitest';
import { describedModules } from '../openapi.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const words = describedModules().flatMap(({ auditWords }) => auditWords ?? []);
const known = new Set(words.flatMap(({ acts }) => Object.keys(acts)));
const modules = 'annotation|audit|file|help|identity|notification|registry|review|template';

/** Files that build the last part of an act's name at run time, with the acts they can write. */
const composed: Readonly<Record<string, (source: string) => readonly string[]>> = {
  'modules/organisation/server/change.ts': () => [],
  'modules/authentication/server/own-session.service.ts': () =>
    sessionEndReasons.map((reason) => `identity.session-${reason}`),
  'modules/second-factor/server/notice.service.ts': () =>
    lettersOf('modules/second-factor/server/notice.mail.ts', /^ {2}\| '([a-z-]+)'/gm).map(
      (act) => `identity.${act}`,
    ),
  'modules/profile/server/signature/signature.service.ts': () => [
    'identity.signature-added',
    'identity.signature-erased',
    'identity.signature-kept',
  ],
  'modules/line-account/server/line-receive.ts': () => [
    'notification.line-linked',
    'notification.line-unlinked',
  ],
  'modules/notification/server/setting/setting.service.ts': (source) =>
    matches(source, /note\(deps, tx, context, (?:\w+ \? )?'([a-z-]+)'(?: : '([a-z-]+)')?/g).map(
      (act) => `notification.${act}`,
    ),
  'modules/document/server/act.service.ts': () =>
    Object.values(flows).flatMap((flow) => flow.transitions.map(({ act }) => `registry.${act}`)),
  'modules/intake/server/incoming.service.ts': () =>
    Object.keys(actTerms).map((act) => `registry.${act}`),
  'modules/webhook/server/webhook.service.ts': (source) =>
    matches(source, /note\(deps, tx, context, '([a-z-]+)'/g).map((act) => `webhook.${act}`),
  'modules/authentication/server/account/account.service.ts': () =>
    suspendCodes.map((code) =>
      code === 'directory-back'
        ? `identity.account-reinstated-${code}`
        : `identity.account-suspended-${code}`,
    ),
  'modules/personnel/server/record/order.service.ts': (source) => [
    ...matches(source, /'([a-z-]+)'(?: : '([a-z-]+)')?, order\)/g).map((act) => `personnel.${act}`),
    ...leaveKinds.map((kind) => `personnel.left-${kind}`),
  ],
  'modules/personnel/server/directory/directory.service.ts': (source) =>
    matches(source, /note\(deps, tx, [^']*'([a-z-]+)'(?: : '([a-z-]+)')?/g).map(
      (act) => `personnel.directory-${act}`,
    ),
  'modules/access-control/server/change.service.ts': (source) =>
    matches(source, /'(change-[a-z-]+)'/g).map((act) => `access.${act}`),
  // Names of acts that somebody may do, not of acts that were done.
  'modules/access-control/server/act-lines.ts': () => [],
  'modules/certificate/server/ledger.ts': () => certificateActs.map((act) => `certificate.${act}`),
  'modules/configuration/server/values.service.ts': () => ['configuration.changed'],
  'modules/configuration/server/emblem.service.ts': () => ['configuration.emblem-changed'],
  'modules/first-run/server/turn.ts': () => firstRunStepCodes.map((step) => `first-run.${step}`),
  'modules/correspondence/server/draft.service.ts': () => [
    'registry.draft-create',
    'registry.draft-edit',
  ],
};

function matches(source: string, pattern: RegExp): string[] {
  return [...source.matchAll(pattern)].flatMap(([, ...parts]) => parts.filter(Boolean));
}

const read = (file: string): string => readFileSync(`${root}/${file}`, 'utf8');
const lettersOf = (file: string, pattern: RegExp): string[] => matches(read(file), pattern);

const files = globSync('modules/*/server/**/*.ts', { cwd: root }).filter(
  (file) => !/\.(test|testing|demo|gen)\.ts$/.test(file),
);

/** Acts that a file names in full. */
function plainActs(file: string): string[] {
  const source = read(file);
  return [
    ...matches(source, new RegExp(`\\bact: '((?:${modules})\\.[\\w-]+)'`, 'g')),
    ...matches(
      source,
      new RegExp(`\\bact: .*\\? '((?:${modules})\\.[\\w-]+)' : '((?:${modules})\\.[\\w-]+)'`, 'g'),
    ),
    ...matches(source, /record\(tx, by, '([\w-]+)'/g).map((act) => `identity.${act}`),
    ...matches(source, /const act = .*'([\w-]+)' : '([\w-]+)';/g).map((act) => `identity.${act}`),
    ...matches(source, /record\(deps, tx, context, '(help\.[\w-]+)'/g),
  ];
}

test('[13.02] every act that a module writes has words in Thai and English', () => {
  const written = files.flatMap((file) => plainActs(file).map((act) => ({ file, act })));
  for (const [file, acts] of Object.entries(composed)) {
    written.push(...acts(read(file)).map((act) => ({ file, act })));
  }
  expect(written.filter(({ act }) => !known.has(act))).toEqual([]);
  expect(written.length).toBeGreaterThan(100);
});

test('[13.02] no file puts an act together that this test does not know', () => {
  const others = files.filter((file) => /\bact: `/.test(read(file)) && !(file in composed));
  expect(others).toEqual([]);
});

test('the words are whole: both languages, Thai in Thai, each act once', () => {
  const all = words.flatMap(({ acts }) => Object.entries(acts));
  expect(new Set(all.map(([act]) => act)).size).toBe(all.length);
  const odd = all.filter(
    ([, { th, en }]) => !/[ก-๙]/.test(th) || /[A-Za-z]/.test(th) || !en.trim(),
  );
  expect(odd).toEqual([]);
});
