import { civilDateAt } from '@sarn/kernel';
import type { Language } from '@sarn/kernel';
import type { BinaryAnswer, Platform, Tx } from '@sarn/platform-server';
import { profileFieldNames, profileFields } from '../../contract/index.ts';
import type { Organisation } from '../organisation.service.ts';
import { findPicture } from '../picture/picture.store.ts';
import { findOwn, listVersions } from '../signature/signature.store.ts';
import { myDataWords } from './my-data.words.ts';
import type { MyDataWord } from './my-data.words.ts';
import type { OwnAccount } from './own-account.service.ts';
import { listConsents, listRoleNames, listSignIns } from './own-account.store.ts';
import type { Profiles } from './profile.service.ts';

export interface MyDataParts {
  readonly profiles: Profiles;
  readonly account: OwnAccount;
  readonly organisation: Organisation;
}

/** Everything identity holds on a person, as a file he can read and take elsewhere. */
export function createMyData({ clock }: Platform, parts: MyDataParts) {
  const gather = async (tx: Tx, personId: string, language: Language) => {
    const isEnglish = language === 'en';
    const say = (word: MyDataWord) => myDataWords[word][isEnglish ? 'en' : 'th'];
    const posts = await parts.organisation.postsOf(tx, personId);
    const ids = posts.map((post) => post.id);
    return {
      [say('about')]: say('aboutText'),
      [say('madeAt')]: clock.now().toISOString(),
      [say('profile')]: await profilePart(tx, parts.profiles, personId, language),
      [say('posts')]: posts.map((post) => ({
        [say('post')]: post.titleTh,
        [say('unit')]: post.unitName,
        ...(post.actingPhrase === null ? {} : { [say('acting')]: post.actingPhrase }),
      })),
      [say('roles')]: await listRoleNames(tx, personId, ids, isEnglish),
      [say('account')]: await accountPart(tx, parts.account, personId, say),
      [say('signIns')]: await signInPart(tx, personId, clock.now().toISOString(), say),
      [say('consents')]: (await listConsents(tx, personId)).map((consent) => ({
        [say('version')]: consent.version,
        [say('isAgreed')]: consent.isAgreed,
        [say('at')]: consent.at,
      })),
      ...(await imageParts(tx, personId, say)),
    };
  };
  return {
    async file(tx: Tx, personId: string, language: Language): Promise<BinaryAnswer> {
      const data = await gather(tx, personId, language);
      const bytes = Buffer.from(`${JSON.stringify(data, null, 2)}\n`);
      const word = myDataWords.fileName[language === 'en' ? 'en' : 'th'];
      const name = `${word}-${civilDateAt(clock.now())}.json`;
      const type = 'application/json; charset=utf-8';
      return { bytes, type, length: bytes.length, name, disposition: 'attachment' };
    },
  };
}

type SayWord = (word: MyDataWord) => string;

async function profilePart(tx: Tx, profiles: Profiles, personId: string, language: Language) {
  const { values } = await profiles.read(tx, { personId, language, editable: [] });
  const labelled = profileFieldNames.map((name) => [
    profileFields[name].label[language === 'en' ? 'en' : 'th'],
    values[name] ?? '',
  ]);
  return Object.fromEntries(labelled) as Record<string, string>;
}

async function accountPart(tx: Tx, accounts: OwnAccount, personId: string, say: SayWord) {
  const account = await accounts.read(tx, personId);
  return {
    [say('username')]: account.username,
    [say('adUser')]: account.adUser,
    [say('createdAt')]: account.createdAt,
    [say('passwordChangedAt')]: account.passwordChangedAt,
    [say('methods')]: account.methods.map(({ kind, detail, since }) => ({
      [say('kind')]: say(kind),
      ...(detail === '' ? {} : { [say('detail')]: detail }),
      [say('since')]: since,
    })),
  };
}

/** Sessions are forgotten after 90 days; nobody has as many as this. */
const allSignIns = 10_000;

async function signInPart(tx: Tx, personId: string, now: string, say: SayWord) {
  const signIns = await listSignIns(tx, personId, now, allSignIns);
  return signIns.map((signIn) => ({
    [say('device')]: signIn.device,
    [say('ip')]: signIn.ip,
    [say('at')]: signIn.at,
    [say('endedAt')]: signIn.endedAt,
  }));
}

async function imageParts(tx: Tx, personId: string, say: SayWord) {
  const picture = await findPicture(tx, personId);
  const signatures = [];
  for (const { id, source, createdAt } of await listVersions(tx, personId)) {
    const found = await findOwn(tx, personId, id);
    signatures.push({
      [say('source')]: say(source),
      [say('at')]: createdAt,
      [say('image')]: found ? dataUrl('image/png', found.png) : null,
    });
  }
  return {
    [say('picture')]: picture ? dataUrl(picture.type, picture.bytes) : null,
    [say('signatures')]: signatures,
  };
}

function dataUrl(type: string, bytes: Buffer): string {
  return `data:${type};base64,${bytes.toString('base64')}`;
}
