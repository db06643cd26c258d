import type { CivilDate } from '@sarn/kernel';
import type { Form, Option } from '@sarn/platform-web';
import type { DissolutionWay } from './DissolutionWork.tsx';

/** What is typed to end a unit: one form, so that what was not sent is offered again once. */
export interface DissolutionDraft {
  readonly unit: Option | null;
  readonly how: DissolutionWay;
  readonly successor: Option | null;
  readonly lastDay: CivilDate | null;
  readonly orderNo: string;
  readonly note: string;
}

/** The message after sending. */
export interface Told {
  readonly title: string;
  readonly text: string;
}

export type DissolutionFormState = Form<DissolutionDraft, Told, 'submit'>;
