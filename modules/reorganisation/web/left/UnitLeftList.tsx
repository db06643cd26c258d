import { useMe } from '@sarn/organisation/web';
import { LinkButton, useWords } from '@sarn/platform-web';
import { unitLeftKinds, unitRightKinds } from '@sarn/reorganisation/contract';
import type { UnitLeft, UnitLeftKind } from '@sarn/reorganisation/contract';
import { placeOf } from './left-places.ts';
import { leftWords } from './words/left-words.ts';
import './left.css';

/** What names a unit and does not follow it, by kind and by name, each with the page on which it is changed. */
export function UnitLeftList({ left }: { readonly left: readonly UnitLeft[] }) {
  const kinds = unitLeftKinds.filter((kind) => left.some((one) => one.kind === kind));
  return (
    <ul className="unit-left">
      {kinds.map((kind) => (
        <LeftOfKind key={kind} kind={kind} rows={left.filter((one) => one.kind === kind)} />
      ))}
    </ul>
  );
}

const told = ['shares', 'route-lists', 'recipient-groups'] as const;

interface LeftOfKindProps {
  readonly kind: UnitLeftKind;
  readonly rows: readonly UnitLeft[];
}

function LeftOfKind({ kind, rows }: LeftOfKindProps) {
  const say = useWords(leftWords);
  const about = told.find((one) => one === kind);
  return (
    <li>
      <p className="unit-left-kind">
        {say(`kind.${kind}`)} ({rows.length})
      </p>
      {about && <p className="s-small s-muted">{say(`about.${about}`)}</p>}
      <ul>
        {rows.map((row, at) => (
          <LeftRow key={`${row.row} ${at}`} left={row} />
        ))}
      </ul>
    </li>
  );
}

function LeftRow({ left }: { readonly left: UnitLeft }) {
  const say = useWords(leftWords);
  const { data: me } = useMe();
  const { name, about } = left;
  const shown = about === '' ? name : say('row', { name, about });
  const page = unitRightKinds.find((kind) => kind === left.kind);
  const href = placeOf(left, me?.permissions ?? []);
  return (
    <li className="unit-left-row">
      <span>{shown}</span>
      {me && page && href === undefined && (
        <span className="s-small s-muted">{say('elsewhere', { page: say(`page.${page}`) })}</span>
      )}
      {href !== undefined && (
        <LinkButton variant="quiet" className="s-button-s" href={href}>
          {say('change')} <span className="s-hidden">{shown}</span>
        </LinkButton>
      )}
    </li>
  );
}
