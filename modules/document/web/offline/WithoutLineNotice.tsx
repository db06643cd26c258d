import type { DocumentDetail, MayAct } from '@sarn/document/contract';
import { LineRefusal, useLine } from '@sarn/platform-web';
import { refusedWithoutLine } from './waiting-acts.ts';

interface WithoutLineNoticeProps {
  readonly detail: DocumentDetail;
  readonly may: MayAct;
  /** The act was pressed and refused: the form says so itself. */
  readonly isTold: boolean;
}

/** Says before anything is typed that the act cannot wait on this device. */
export function WithoutLineNotice({ detail, may, isTold }: WithoutLineNoticeProps) {
  const { isOff } = useLine();
  const code = refusedWithoutLine(detail, may);
  return isOff && code && !isTold ? <LineRefusal code={code} /> : null;
}
