import { RouteStep, TransmissionView } from '@sarn/document/contract';
import { z } from 'zod';
import { LetterView } from './letter.view.ts';
import { PublicationView } from './publication.view.ts';

/**
 * Sections of the answer about a document that letters, memos and publications add. What dispatch
 * knows of the sendings of a letter stands in the section of the letter, so dispatch makes that one.
 */
export const LetterSections = z.object({
  publication: PublicationView.nullable().describe('null for kinds that are sent'),
  letter: LetterView.nullable().describe(
    'null for kinds that are received, sent inside or published',
  ),
  transmissions: z.array(TransmissionView),
  route: z.array(RouteStep),
});

declare module '@sarn/document/contract' {
  interface DocumentSections {
    publication: PublicationView | null;
    letter: LetterView | null;
    transmissions: TransmissionView[];
    route: RouteStep[];
  }
}
