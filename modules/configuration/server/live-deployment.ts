import { usualOfficeHours } from '@sarn/kernel';
import type { Deployment, TodoQueueChange } from '@sarn/portal/contract';
import type { CardSetting, ConfigurationValues } from '../contract/index.ts';

/** What the centre says; what it does not say is left out. */
export interface CentreValues {
  readonly values: Partial<ConfigurationValues>;
  readonly cards: readonly CardSetting[] | null;
  /** Null: the centre gave no emblem. */
  readonly emblemId: string | null;
}

/** Address of an emblem below the base path. */
export const emblemAddress = (id: string): string => `api/portal/emblem/${id}`;

/** The properties of a deployment that the centre may change. */
const changed = [
  ...(['agency', 'title', 'shortName', 'logo', 'colours', 'login', 'copyright'] as const),
  ...(['defaultLanguage', 'logoTarget', 'fixedPortalTitle', 'numbering', 'officeHours'] as const),
  ...(['remarks', 'idleMinutes', 'archiveUrl', 'intranetUrl', 'todoQueues'] as const),
  ...(['hiddenTodoCodes', 'noonBreak'] as const),
] as const satisfies readonly (keyof Deployment)[];

/**
 * A deployment whose properties are looked up at each use: as the centre says, else as the file says.
 * Whoever takes one out of it at the start keeps the old one.
 *
 * @param current undefined before it was read once
 */
export function liveDeployment(
  base: Deployment,
  current: () => CentreValues | undefined,
): Deployment {
  let last: { readonly centre: CentreValues; readonly made: Deployment } | undefined;
  const now = () => {
    const centre = current();
    if (!centre) return base;
    if (last?.centre !== centre) last = { centre, made: withCentre(base, centre) };
    return last.made;
  };
  return Object.defineProperties(
    { ...base },
    Object.fromEntries(changed.map((name) => [name, { enumerable: true, get: () => now()[name] }])),
  );
}

/** The deployment with what the centre says. */
export function withCentre(
  base: Deployment,
  { values: v, cards, emblemId }: CentreValues,
): Deployment {
  const { officeHours: _inFile, ...rest } = base;
  return {
    ...rest,
    title: both(base.title, v.titleTh, v.titleEn),
    agency: both(base.agency, v.agencyTh, v.agencyEn),
    shortName: both(base.shortName, v.shortTh, v.shortEn),
    copyright: both(base.copyright, v.copyrightTh, v.copyrightEn),
    login: {
      heading: both(base.login.heading, v.headingTh, v.headingEn),
      subheading: both(base.login.subheading, v.subheadingTh, v.subheadingEn),
    },
    logo: emblemId === null ? base.logo : emblemAddress(emblemId),
    colours: {
      accent: v.accent ?? base.colours.accent,
      accentInk: v.accentInk ?? base.colours.accentInk,
      login: v.login ?? base.colours.login,
    },
    defaultLanguage: v.defaultLanguage ?? base.defaultLanguage,
    logoTarget: v.logoTarget ?? base.logoTarget,
    // A title that the agency gave is shown on the landing page too.
    fixedPortalTitle: base.fixedPortalTitle === null ? null : (v.titleTh ?? base.fixedPortalTitle),
    archiveUrl: addressOf(v.archiveUrl, base.archiveUrl),
    intranetUrl: addressOf(v.intranetUrl, base.intranetUrl),
    numbering: {
      ...base.numbering,
      ...(v.circularSeries === undefined ? {} : { circularSeries: v.circularSeries }),
    },
    ...hoursOf(base, v),
    ...noonOf(base, v),
    remarks: {
      spacing: v.remarkSpacing ?? base.remarks?.spacing ?? 1.5,
      indent: v.remarkIndent ?? base.remarks?.indent ?? 0,
      hasCatchword: v.catchword ? v.catchword === 'printed' : base.remarks?.hasCatchword === true,
    },
    ...(v.idleMinutes === undefined ? {} : { idleMinutes: v.idleMinutes }),
    ...(cards ? cardsOver(base, cards) : {}),
  };
}

const both = (base: Deployment['title'], th: string | undefined, en: string | undefined) => ({
  th: th ?? base.th,
  en: en ?? base.en,
});

/** An empty address of the centre: the agency has none. */
const addressOf = (said: string | undefined, base: string | null): string | null =>
  said === undefined ? base : said || null;

function hoursOf(
  base: Deployment,
  v: Partial<ConfigurationValues>,
): Pick<Deployment, 'officeHours'> {
  const from = v.officeFrom ?? base.officeHours?.from ?? '';
  const to = v.officeTo ?? base.officeHours?.to ?? '';
  return from && to ? { officeHours: { from, to } } : {};
}

/** The break at noon, where file or centre speak of it: emptied, there is none. */
function noonOf(
  { noonBreak }: Deployment,
  { breakFrom, breakTo }: Partial<ConfigurationValues>,
): Pick<Deployment, 'noonBreak'> {
  if (breakFrom === undefined && breakTo === undefined) return {};
  const below = noonBreak === undefined ? usualOfficeHours.noon : noonBreak;
  const from = breakFrom ?? below?.from ?? '';
  const to = breakTo ?? below?.to ?? '';
  return { noonBreak: from && to ? { from, to } : null };
}

/** The cards as queues: the taker of a hidden one shows its parts beside its own. */
function cardsOver(
  { todoQueues }: Deployment,
  cards: readonly CardSetting[],
): Pick<Deployment, 'todoQueues' | 'hiddenTodoCodes'> {
  const inFile = todoQueues?.change ?? {};
  const partsOf = (code: string) => inFile[code]?.parts ?? [code];
  const change = cards.map(({ code, th, en, color }): readonly [string, TodoQueueChange] => {
    const taken = cards.filter(({ isHidden, taker }) => isHidden && taker === code);
    const parts = [...new Set([...partsOf(code), ...taken.flatMap((one) => partsOf(one.code))])];
    return [code, { ...inFile[code], th, en, color, parts }];
  });
  return {
    todoQueues: { order: cards.map(({ code }) => code), change: Object.fromEntries(change) },
    hiddenTodoCodes: cards.filter(({ isHidden }) => isHidden).map(({ code }) => code),
  };
}
