import { civilDateAt } from '@sarn/kernel';
import type { Handle } from '@sarn/platform-server';
import {
  certificateStandingOn,
  certificateStandings,
  isLetterKind,
  outsideStates,
  sendMethods,
} from '../contract/index.ts';
import type { LetterView, OutsideRecipientView } from '../contract/index.ts';
import type { Desk } from './desk.ts';
import { findLetter, listRecipients } from './letter.store.ts';
import type { RecipientRow } from './letter.store.ts';
import type { DocumentRow } from './subject.ts';

/** What only the kinds of `letterRules` have; null for the others. */
export async function letterOf(
  desk: Desk,
  h: Handle,
  { id, kind, state }: DocumentRow,
): Promise<LetterView | null> {
  if (!isLetterKind(kind)) return null;
  const fields = await findLetter(h, id);
  if (!fields) throw new Error(`${kind} without the fields of its kind`);
  const { bearerId, validUntil = null } = fields;
  const [bearer] = bearerId ? await desk.organisation.personCard(h, [bearerId]) : [];
  const today = civilDateAt(desk.platform.clock.now());
  const code = kind === 'guaranty' ? certificateStandingOn(state, validUntil, today) : null;
  return {
    issuer: (await desk.organisation.rootUnit(h)).name,
    fields,
    bearer: bearer ? { id: bearer.id, name: bearer.name, positionName: bearer.positionName } : null,
    recipients: (await listRecipients(h, id)).map(recipientView),
    standing: code && { code, term: certificateStandings[code] },
  };
}

function recipientView(row: RecipientRow): OutsideRecipientView {
  return { ...row, methodTerm: sendMethods[row.method], stateTerm: outsideStates[row.state] };
}
