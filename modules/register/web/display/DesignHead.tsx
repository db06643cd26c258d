import {
  Button,
  PageHeader,
  formatMoment,
  useDialogs,
  useLanguage,
  useToasts,
  useWords,
} from '@sarn/platform-web';
import { RotateCcw } from 'lucide-react';
import { useResetDesign } from './display.client.ts';
import { displayWords } from './words/display-words.ts';

interface DesignHeadProps {
  readonly title: string;
  readonly text: string;
  readonly book: string;
  readonly part: 'columns' | 'acts';
  /** Undefined until it is known. */
  readonly design:
    | {
        readonly version: number;
        readonly isOwn: boolean;
        readonly changed: { readonly byName: string; readonly at: string } | null;
      }
    | undefined;
  /** Called when the delivered state is back. */
  readonly onReset: () => void;
}

/** Head of a page that designs a register: its last change, and the way back to the delivered state. */
export function DesignHead({ title, text, book, part, design, onReset }: DesignHeadProps) {
  const say = useWords(displayWords);
  const language = useLanguage();
  const dialogs = useDialogs();
  const toasts = useToasts();
  const reset = useResetDesign();
  const ask = async (version: number) => {
    const isSure = await dialogs.confirm({
      title: say('bar.resetSure'),
      text: say('bar.resetText'),
      confirmLabel: say('bar.reset'),
    });
    if (!isSure) return;
    reset.mutate(
      { book, part, version },
      {
        onSuccess: () => {
          onReset();
          toasts.show({ tone: 'success', title: say('bar.resetDone') });
        },
        onError: (error) => toasts.fail(error),
      },
    );
  };
  const changed = design?.changed;
  const last = changed
    ? say('bar.last', { name: changed.byName, when: formatMoment(changed.at, language) })
    : say('bar.never');
  return (
    <PageHeader
      above={say('above')}
      title={title}
      meta={<span className="s-muted">{text}</span>}
      actions={
        <span className="display-head">
          {design && <span className="s-small s-muted">{last}</span>}
          {design?.isOwn && (
            <Button
              icon={<RotateCcw size={18} />}
              isPending={reset.isPending}
              onPress={() => void ask(design.version)}
            >
              {say('bar.reset')}
            </Button>
          )}
        </span>
      }
    />
  );
}
