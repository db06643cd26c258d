/** The steps of the first setup in their order, and which of them may be skipped. Specification of settings §5. */
export const firstRunSteps = [
  { code: 'agency', mayBeSkipped: false },
  { code: 'administrator', mayBeSkipped: false },
  { code: 'look', mayBeSkipped: true },
  { code: 'people', mayBeSkipped: true },
  { code: 'mail', mayBeSkipped: true },
  { code: 'registers', mayBeSkipped: false },
  { code: 'duties', mayBeSkipped: true },
  { code: 'safety', mayBeSkipped: true },
] as const;

export type FirstRunStep = (typeof firstRunSteps)[number]['code'];

export const firstRunStepCodes = firstRunSteps.map(({ code }) => code);

export const mayBeSkipped = (step: FirstRunStep): boolean =>
  firstRunSteps.some(({ code, mayBeSkipped: may }) => code === step && may);

/** What kind of agency it is: how its units are called. Specification of settings §1.5. */
export const agencyPacks = ['civil', 'teacher', 'university', 'enterprise'] as const;
export type AgencyPack = (typeof agencyPacks)[number];
