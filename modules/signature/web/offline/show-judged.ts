import type { JudgedSignature, Judgement } from '@sarn/signing/contract';
import { earlierForm, earlierName } from '../earlier-form.ts';
import { reasonOf } from '../verify/reason-of.ts';
import type { Language } from './offline-words.ts';
import { words } from './offline-words.ts';

/** An element with text or other elements in it; text is never read as markup. */
export function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

/** Puts values into the blanks of a phrase. */
export const filled = (phrase: string, values: Readonly<Record<string, string | number>>): string =>
  phrase.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

const moment = (at: number, language: Language): string =>
  new Intl.DateTimeFormat(language === 'th' ? 'th-TH-u-ca-buddhist' : 'en-GB', {
    ...{ dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Bangkok' },
  }).format(at);

/** What was found in a file, signature by signature. */
export function shownJudgement(
  judgement: Judgement,
  file: { readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> },
  language: Language,
): HTMLElement[] {
  const say = words[language].judged;
  if (judgement.kind === 'refused') return [box('invalid', say.refused[judgement.code])];
  if (judgement.kind === 'unsigned') return [box('unproven', say.unsigned)];
  return judgement.signatures.map((one, at) => {
    const shown = shownSignature(one, language);
    const form = earlierForm(file.bytes, one);
    if (form) {
      const href = URL.createObjectURL(form);
      const attributes = { href, download: earlierName(file.name, at + 1) };
      shown.append(element('p', {}, element('a', attributes, say.asSigned)));
    }
    return shown;
  });
}

const box = (verdict: string, title: string, ...more: readonly string[]): HTMLElement =>
  element(
    'section',
    { class: 'outcome', 'data-verdict': verdict },
    element('strong', {}, title),
    ...more.filter((line) => line !== '').map((line) => element('p', {}, line)),
  );

function shownSignature(one: JudgedSignature, language: Language): HTMLElement {
  const say = words[language].judged;
  const { kind, verdict, signer, claimedAt, provedAt, problems, changes } = one;
  const isSignature = kind === 'signature';
  const { post, unit, organisation, commonName } = signer?.name ?? {};
  const at = provedAt ?? claimedAt;
  const time = provedAt === undefined ? say.claimed : say.proved;
  const changed = changes.map(({ code, page }) =>
    page === undefined ? say.changes[code] : `${say.changes[code]} (${filled(say.page, { page })})`,
  );
  const reasons = new Map(
    problems.map(({ code }) => [reasonOf(code).word + code, reasonOf(code)] as const),
  );
  return box(
    verdict,
    say.verdict[verdict],
    isSignature ? (commonName ?? '–') : say.timestamp,
    isSignature ? [post, unit, organisation].filter(Boolean).join(' · ') : '',
    at === undefined ? '' : filled(time, { at: moment(at, language) }),
    changed.length > 0 ? filled(say.changed, { what: [...new Set(changed)].join(', ') }) : '',
    ...[...reasons.values()]
      .filter(({ isTold }) => isTold)
      .map(({ word, code }) => filled(say.problems[word], { code })),
    verdict === 'invalid' ? '' : words[language][one.coversWholeFile ? 'whole' : 'later'],
  );
}
