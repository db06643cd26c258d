const runSteps = ['columns', 'changes'] as const;

/** A step of an import that the address names; without one the rows that were checked are shown. */
export type RunStep = (typeof runSteps)[number];

export const isRunStep = (text: string | undefined): text is RunStep =>
  runSteps.some((step) => step === text);
