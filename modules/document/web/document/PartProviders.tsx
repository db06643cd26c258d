import type { DocumentDetail } from '@sarn/document/contract';
import type { ReactNode } from 'react';
import type { QueueStepsProps } from './page-parts.ts';
import {
  actBars,
  documentProviders,
  nobodyParts,
  providers,
  queueSteps,
} from './provided-parts.ts';

/** The contexts that modules give to pages with names of queues. */
export const PartProviders = ({ children }: { readonly children: ReactNode }) =>
  providers().reduceRight<ReactNode>((inner, Provider) => <Provider>{inner}</Provider>, children);

interface DocumentProvidersProps {
  readonly detail: DocumentDetail;
  readonly children: ReactNode;
}

/** The contexts that modules give to an opened document. */
export function DocumentProviders({ detail, children }: DocumentProvidersProps) {
  const inside = documentProviders().reduceRight<ReactNode>(
    (inner, Provider) => <Provider detail={detail}>{inner}</Provider>,
    children,
  );
  return <PartProviders>{inside}</PartProviders>;
}

/** The place of an opened document in its queue. */
export const QueueSteps = (props: QueueStepsProps) =>
  queueSteps().map((Steps, index) => <Steps key={index} {...props} />);

interface InsteadProps {
  readonly documentId: string;
  readonly instead: ReactNode;
}

/** What the bar of acts shows where no act of the flow is primary. */
export const InsteadOfActs = ({ documentId, instead }: InsteadProps) =>
  actBars().reduceRight<ReactNode>(
    (inner, Bar) => <Bar documentId={documentId} instead={inner} />,
    instead,
  );

interface NobodyProps {
  readonly detail: DocumentDetail;
  readonly instead: ReactNode;
}

/** What is said where nobody has the document: by the modules, or else `instead`. */
export const WithNobody = ({ detail, instead }: NobodyProps) =>
  nobodyParts().reduceRight<ReactNode>(
    (inner, Nobody) => <Nobody detail={detail} instead={inner} />,
    instead,
  );
