import { settingCode } from '@sarn/kernel';
import { id } from '@sarn/document/contract';

/** What only programs of the agency say when they save a draft. */
export const draftedForShape = {
  forPersonId: id
    .optional()
    .describe('for programs, which must name it: the person whose draft it becomes'),
  secrecy: settingCode
    .optional()
    .describe(
      'for programs: anything but `normal` is refused. A draft is classified by its author',
    ),
};

/** Refusals of drafts that name another author, or that come from a program. */
export const draftedForErrors = [
  'registry.draft-own-only',
  'registry.draft-for-nobody',
  'registry.draft-person-elsewhere',
  'registry.draft-person-shut',
  'registry.draft-person-may-not',
  'registry.draft-classified',
] as const;
