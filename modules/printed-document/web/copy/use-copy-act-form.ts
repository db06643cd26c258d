import type { NumberedCopy } from '@sarn/classification/contract';
import { civilDateAt } from '@sarn/kernel';
import type { CivilDate } from '@sarn/kernel';
import { useDialogForm, useWords } from '@sarn/platform-web';
import type { Option } from '@sarn/platform-web';
import { copyActWords } from './copy-act-words.ts';
import { useRecordCopies } from './classified-copy.client.ts';
import type { CopyActKind } from './classified-copy.client.ts';

interface About {
  readonly act: CopyActKind;
  readonly documentId: string;
  readonly setId: string;
  readonly copies: readonly NumberedCopy[];
  readonly onClose: () => void;
}

interface Asked {
  readonly numbers: readonly string[];
  readonly on: CivilDate | null;
  readonly to: 'person' | 'outside';
  readonly person: Option | null;
  readonly heldBy: string;
  readonly permittedBy: string;
  readonly committee: string;
  readonly certificate: string;
  readonly note: string;
}

export const today = () => civilDateAt(new Date());

/** Checks and sends what is recorded of numbered copies. */
export function useCopyActForm({ act, documentId, setId, copies, onClose }: About) {
  const say = useWords(copyActWords);
  const record = useRecordCopies();
  const start: Asked = {
    // Of a single one there is nothing to choose.
    ...{ numbers: copies.length === 1 ? copies.map(({ number }) => String(number)) : [] },
    ...{ on: today(), to: 'person', person: null, heldBy: '' },
    ...{ permittedBy: '', committee: '', certificate: '', note: '' },
  };
  return useDialogForm({
    ...{ name: `secret.copies.${act}`, about: `${documentId}/${setId}`, start, onClose },
    check: ({ numbers, on, to, person, heldBy, permittedBy, committee }) => ({
      numbers: numbers.length === 0 && say('numbersMissing'),
      on: on === null && say('onMissing'),
      person: act === 'hand' && to === 'person' && !person && say('personMissing'),
      heldBy: act === 'hand' && to === 'outside' && heldBy.trim() === '' && say('heldByMissing'),
      permittedBy: act === 'destroy' && permittedBy.trim().length < 3 && say('permittedMissing'),
      committee: act === 'destroy' && committee.trim().length < 3 && say('committeeMissing'),
    }),
    send: async ({ numbers, on, to, person, heldBy, permittedBy, committee, ...more }) =>
      record.mutateAsync({
        act,
        common: {
          ...{ documentId, setId, numbers: numbers.map(Number), note: more.note },
          on: on ?? today(),
        },
        to: to === 'person' ? { personId: person?.value ?? null } : { heldBy },
        end: { permittedBy, committee, certificate: more.certificate },
      }),
    told: (_, { numbers }) => ({
      title: say(`done.${act}`),
      text: say('numbered', { numbers: numbers.join(', ') }),
    }),
  });
}

export type CopyActForm = ReturnType<typeof useCopyActForm>;
