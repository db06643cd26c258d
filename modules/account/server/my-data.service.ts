import { civilDateAt } from '@sarn/kernel';
import type { Language } from '@sarn/kernel';
import type { BinaryAnswer, Platform, Tx } from '@sarn/platform-server';
import type { OwnAccounts } from '@sarn/authentication/server';
import { readPhrases } from '@sarn/phrase/server';
import { profileFieldNames, profileFields } from '@sarn/profile/contract';
import type { Profiles, Signatures } from '@sarn/profile/server';
import type { AccountParts, OwnDataPart } from './account-parts.ts';
import { listKeptInput } from './kept-input.store.ts';
import { myDataWords } from './my-data.words.ts';
import type { MyDataWord } from './my-data.words.ts';

/**
 * Everything held on a person as a user of this system, as a file that they can read and take
 * elsewhere.
 */
export function createMyData(
  { clock }: Platform,
  { organisation: below, profile, authentication, ownData = [] }: AccountParts,
) {
  const { organisation } = below;
  const { profiles, signatures } = profile;
  const { ownAccounts } = authentication;
  const gather = async (tx: Tx, personId: string, language: Language) => {
    const isEnglish = language === 'en';
    const say = (word: MyDataWord) => myDataWords[word][isEnglish ? 'en' : 'th'];
    const posts = await organisation.postsOf(tx, personId);
    const postIds = posts.map((post) => post.id);
    return {
      [say('about')]: say('aboutText'),
      [say('madeAt')]: clock.now().toISOString(),
      [say('profile')]: await profilePart(tx, profiles, personId, language),
      [say('posts')]: posts.map((post) => ({
        [say('post')]: post.titleTh,
        [say('unit')]: post.unitName,
        ...(post.actingPhrase === null ? {} : { [say('acting')]: post.actingPhrase }),
      })),
      [say('roles')]: await organisation.roleNames(tx, personId, { postIds, isEnglish }),
      [say('account')]: await accountPart(tx, ownAccounts, personId, say),
      [say('signIns')]: await signInPart(tx, ownAccounts, personId, say),
      [say('consents')]: (await ownAccounts.consents(tx, personId)).map((consent) => ({
        [say('version')]: consent.version,
        [say('isAgreed')]: consent.isAgreed,
        [say('at')]: consent.at,
      })),
      [say('keptInput')]: (await listKeptInput(tx, personId)).map((kept) => ({
        [say('form')]: kept.form,
        [say('at')]: kept.savedAt,
        [say('typedText')]: typedOf(kept.values),
      })),
      [say('phrases')]: (await readPhrases(tx, personId)).map(({ text }) => text),
      ...(await furtherParts(tx, ownData, personId, language)),
      ...(await imageParts(tx, signatures, personId, say)),
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

/** What modules of higher tiers hold. */
async function furtherParts(
  tx: Tx,
  parts: readonly OwnDataPart[],
  personId: string,
  language: Language,
) {
  const found: Record<string, readonly object[]> = {};
  for (const { heading, read } of parts) {
    found[heading[language === 'en' ? 'en' : 'th']] = await read(tx, personId, language);
  }
  return found;
}

/** The values as the browser wrote them: JSON, or text where it is none. */
function typedOf(values: string): unknown {
  try {
    return JSON.parse(values) as unknown;
  } catch {
    return values;
  }
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

async function accountPart(tx: Tx, accounts: OwnAccounts, personId: string, say: SayWord) {
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

/** Sign-ins are deleted after 90 days; nobody has as many as this. */
const allSignIns = 10_000;

async function signInPart(tx: Tx, accounts: OwnAccounts, personId: string, say: SayWord) {
  const signIns = await accounts.signIns(tx, personId, allSignIns);
  return signIns.map((signIn) => ({
    [say('device')]: signIn.device,
    [say('ip')]: signIn.ip,
    [say('at')]: signIn.at,
    [say('endedAt')]: signIn.endedAt,
  }));
}

async function imageParts(tx: Tx, images: Signatures, personId: string, say: SayWord) {
  const { picture, signatures } = await images.held(tx, personId);
  return {
    [say('picture')]: picture ? dataUrl(picture.type, picture.bytes) : null,
    [say('signatures')]: signatures.map(({ kind, source, createdAt, png }) => ({
      [say('signatureKind')]: say(kind),
      [say('source')]: say(source),
      [say('at')]: createdAt,
      [say('image')]: png ? dataUrl('image/png', png) : null,
    })),
  };
}

function dataUrl(type: string, bytes: Buffer): string {
  return `data:${type};base64,${bytes.toString('base64')}`;
}
