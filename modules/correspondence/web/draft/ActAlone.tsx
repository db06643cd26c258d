import type { ComponentProps } from 'react';
import { ActDialog, openDocument, useAfterAct } from '@sarn/document/web';

interface ActAloneProps extends Pick<
  ComponentProps<typeof ActDialog>,
  'detail' | 'may' | 'onClose'
> {
  readonly onDone: () => void;
}

/** The dialog of one act where the document itself is not open, as after registering it. */
export function ActAlone({ detail, may, onClose, onDone }: ActAloneProps) {
  const { tell } = useAfterAct({
    detail,
    queue: undefined,
    onShow: openDocument,
    onClose: undefined,
  });
  return (
    <ActDialog
      detail={detail}
      may={may}
      onClose={onClose}
      onDone={(done) => tell(may, done)}
      onFinish={onDone}
    />
  );
}
