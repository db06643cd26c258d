import { usualOfficeHours } from '@sarn/kernel';
import type { Deployment } from '@sarn/portal/contract';
import { usualRemarks } from '@sarn/portal/contract';
import { configurationCodes } from '../contract/index.ts';
import type {
  ConfigurationCode,
  ConfigurationValues,
  ValueRow,
  ValueSource,
} from '../contract/index.ts';
import type { ConfigurationNeeds } from './dependencies.ts';

const usualIdleMinutes = 30;

/** The values of a deployment, one by one; those that no file says are those of the product. */
export function valuesOf({
  base,
  centralMail,
}: Pick<ConfigurationNeeds, 'base' | 'centralMail'>): ConfigurationValues {
  const { agency, title, shortName, login, colours, copyright, officeHours, remarks } = base;
  return {
    ...{ agencyTh: agency.th, agencyEn: agency.en, titleTh: title.th, titleEn: title.en },
    ...{ shortTh: shortName.th, shortEn: shortName.en },
    ...{ headingTh: login.heading.th, headingEn: login.heading.en },
    ...{ subheadingTh: login.subheading.th, subheadingEn: login.subheading.en },
    ...colours,
    ...{ copyrightTh: copyright.th, copyrightEn: copyright.en },
    ...{ logoTarget: base.logoTarget, defaultLanguage: base.defaultLanguage },
    idleMinutes: base.idleMinutes ?? usualIdleMinutes,
    ...{ archiveUrl: base.archiveUrl ?? '', intranetUrl: base.intranetUrl ?? '' },
    centralMail: centralMail ?? '',
    ...{ officeFrom: officeHours?.from ?? '', officeTo: officeHours?.to ?? '' },
    ...noonOf(base),
    circularSeries: base.numbering?.circularSeries ?? 'own',
    remarkSpacing: remarks?.spacing ?? usualRemarks.spacing,
    remarkIndent: remarks?.indent ?? usualRemarks.indent,
    catchword: remarks?.hasCatchword === true ? 'printed' : 'none',
  };
}

/** The break at noon; empty where the file says that there is none. */
function noonOf({ noonBreak }: Deployment): Pick<ConfigurationValues, 'breakFrom' | 'breakTo'> {
  const noon = noonBreak === undefined ? usualOfficeHours.noon : noonBreak;
  return { breakFrom: noon?.from ?? '', breakTo: noon?.to ?? '' };
}

/** Values of which the file may say nothing, and whether it does. */
const spoken: Partial<Record<ConfigurationCode, (file: Deployment) => boolean>> = {
  idleMinutes: ({ idleMinutes }) => idleMinutes !== undefined,
  archiveUrl: ({ archiveUrl }) => archiveUrl !== null,
  intranetUrl: ({ intranetUrl }) => intranetUrl !== null,
  centralMail: () => false,
  officeFrom: ({ officeHours }) => officeHours !== undefined,
  officeTo: ({ officeHours }) => officeHours !== undefined,
  breakFrom: ({ noonBreak }) => noonBreak !== undefined,
  breakTo: ({ noonBreak }) => noonBreak !== undefined,
  circularSeries: ({ numbering }) => numbering?.circularSeries !== undefined,
  remarkSpacing: ({ remarks }) => remarks !== undefined,
  remarkIndent: ({ remarks }) => remarks !== undefined,
  catchword: ({ remarks }) => remarks?.hasCatchword !== undefined,
};

/** Each value as it holds, who says it, and what would hold without the centre. */
export function valueRows(
  needs: Pick<ConfigurationNeeds, 'base' | 'centralMail' | 'held'>,
  set: Partial<ConfigurationValues>,
  versions: ReadonlyMap<string, number>,
): ValueRow[] {
  const below = valuesOf(needs);
  return configurationCodes.map((code) => ({
    code,
    value: (needs.held.has(code) ? undefined : set[code]) ?? below[code],
    source: sourceOf(needs, set, code),
    below: below[code],
    version: versions.get(code) ?? 0,
  }));
}

function sourceOf(
  { base, held }: Pick<ConfigurationNeeds, 'base' | 'held'>,
  set: Partial<ConfigurationValues>,
  code: ConfigurationCode,
): ValueSource {
  if (held.has(code)) return 'environment';
  if (set[code] !== undefined) return 'centre';
  return (spoken[code]?.(base) ?? true) ? 'file' : 'product';
}
