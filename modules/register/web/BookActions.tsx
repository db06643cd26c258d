import { Button, LinkButton, Panels, useWords } from '@sarn/platform-web';
import { useTerms } from '@sarn/document/web';
import { BookmarkPlus, ListChecks, Printer } from 'lucide-react';
import { useState } from 'react';
import { linkOf } from './book-view.ts';
import type { BookView } from './book-view.ts';
import { CloseYearButton } from './CloseYear.tsx';
import { registerProofPath, registerSheetPath } from './paths.ts';
import { usePermissions } from './registers.client.ts';
import { ReserveDialog } from './ReserveDialog.tsx';
import { useBook } from './use-book.ts';
import type { Register } from './use-book.ts';
import { bookWords } from './words/book-words.ts';

const isReceive = ({ kind }: Register) => kind === 'receive';

/** Registering a letter, where other modules let it begin; else reserving numbers. */
export function PrimaryAction({ register }: { readonly register: Register }) {
  const permissions = usePermissions();
  if (isReceive(register)) {
    return <Panels place="register-receive" subjectId={register.id} permissions={permissions} />;
  }
  return register.mayReserve && <ReserveButton register={register} isPrimary />;
}

/** Reserving numbers where registering is the primary action. */
export function ReserveBeside({ register }: { readonly register: Register }) {
  return register.mayReserve && isReceive(register) && <ReserveButton register={register} />;
}

interface BookActionsProps {
  readonly register: Register;
  readonly view: BookView;
}

/** Proof and print of the year that is shown, and its end. */
export function BookActions({ register, view }: BookActionsProps) {
  const say = useWords(bookWords);
  return (
    <>
      {view.year !== '' && (
        <>
          <LinkButton
            variant="quiet"
            icon={<ListChecks size={18} />}
            href={linkOf(registerProofPath, view)}
          >
            {say('bar.proof')}
          </LinkButton>
          <LinkButton
            variant="quiet"
            icon={<Printer size={18} />}
            href={linkOf(registerSheetPath, view)}
          >
            {say('bar.print')}
          </LinkButton>
        </>
      )}
      <CloseYearButton register={register} year={Number(view.year)} />
    </>
  );
}

interface ReserveProps {
  readonly register: Register;
  readonly isPrimary?: boolean;
}

function ReserveButton({ register, isPrimary = false }: ReserveProps) {
  const say = useWords(bookWords);
  const term = useTerms();
  const { registers } = useBook();
  const [isReserving, setReserving] = useState(false);
  return (
    <>
      <Button
        variant={isPrimary ? 'primary' : 'quiet'}
        icon={<BookmarkPlus size={18} />}
        onPress={() => setReserving(true)}
      >
        {say('bar.reserve')}
      </Button>
      {isReserving && (
        <ReserveDialog
          registerId={register.id}
          name={`${term(register.kindTerm)} · ${register.unit.name}`}
          most={registers.data?.reserveAtMost ?? 1}
          onClose={() => setReserving(false)}
        />
      )}
    </>
  );
}
