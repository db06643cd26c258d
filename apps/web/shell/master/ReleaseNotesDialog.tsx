import { Button, Dialog, useWords } from '@sarn/platform-web';
import { shellWords } from '../words/shell-words.ts';
import { ReleaseNotes } from './ReleaseNotes.tsx';

export interface ReleaseNotesDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The dialog of the version number in the foot of the page (specification §1). */
export function ReleaseNotesDialog({ isOpen, onClose }: ReleaseNotesDialogProps) {
  const say = useWords(shellWords);
  return (
    <Dialog
      isOpen={isOpen}
      title={say('footer.notes')}
      onClose={onClose}
      footer={<Button onPress={onClose}>{say('footer.close')}</Button>}
    >
      <ReleaseNotes />
    </Dialog>
  );
}
