import { inkColours, inks } from '@sarn/annotation/contract';
import { beginPrimaryAct } from '@sarn/document/web';
import type { ViewerPlace } from '@sarn/file/web';
import {
  Button,
  ErrorSummary,
  IconButton,
  formatMoment,
  toasts,
  useDialogs,
  useIsPhone,
  useLanguage,
  useWords,
} from '@sarn/platform-web';
import {
  Eraser,
  MousePointer2,
  PenLine,
  QrCode,
  Signature,
  Stamp,
  Type,
  Undo2,
} from 'lucide-react';
import { Toolbar } from 'react-aria-components';
import { WriteButton } from './LayersButton.tsx';
import { useAdding } from './use-adding.ts';
import { annotationWords } from './words/annotation-words.ts';
import { useWriting } from './writing.ts';

/** Pen, inks, typed note, stamp, eraser and undo; on a phone with the way to save below them. */
export function WritingTools(at: ViewerPlace) {
  const { writingOn, form, mayWrite } = useWriting();
  const isPhone = useIsPhone();
  if (form.kept && writingOn === null) {
    // The document may wait for somebody else by now: what was written stays kept.
    return mayWrite(at.fileId) ? <KeptOffer {...at} /> : null;
  }
  if (isPhone && writingOn === null && mayWrite(at.fileId)) {
    return (
      <div className="annotation-begin">
        <WriteButton {...at} />
      </div>
    );
  }
  if (writingOn !== at.fileId) return null;
  return (
    <div className="annotation-tools">
      <Tools {...at} />
      {isPhone && <SaveBar {...at} />}
    </div>
  );
}

function Tools(at: ViewerPlace) {
  const say = useWords(annotationWords);
  const { tool, setTool, ink, undo, stamp, qr, signature } = useWriting();
  const { hasStamp, hasQr, hasSignature, ...adding } = useAdding(at);
  const { addNote, addStamp, addQr, addSignature, takeInk } = adding;
  const icon = (label: string, shown: React.ReactNode, rest: object) => (
    <IconButton aria-label={label} className="annotation-tool" {...rest}>
      {shown}
    </IconButton>
  );
  return (
    <Toolbar className="annotation-toolbar" aria-label={say('tools')}>
      {icon(say('tool.select'), <MousePointer2 size={20} />, {
        ...{ isOn: tool === 'select', onPress: () => setTool('select') },
      })}
      {icon(say('tool.pen'), <PenLine size={20} />, {
        ...{ isOn: tool === 'pen', onPress: () => setTool('pen') },
      })}
      {inks.map((one) => (
        <IconButton
          key={one}
          className="annotation-tool annotation-ink"
          aria-label={say(`tool.${one}`)}
          isOn={tool === 'pen' && ink === one}
          onPress={() => takeInk(one)}
        >
          <span style={{ background: inkColours[one] }} />
        </IconButton>
      ))}
      {icon(say('tool.note'), <Type size={20} />, { onPress: addNote })}
      {stamp.length > 0 &&
        icon(say('tool.stamp'), <Stamp size={20} />, { isDisabled: hasStamp, onPress: addStamp })}
      {signature &&
        icon(say('tool.signature'), <Signature size={20} />, {
          ...{ isDisabled: hasSignature, onPress: addSignature },
        })}
      {qr && icon(say('tool.qr'), <QrCode size={20} />, { isDisabled: hasQr, onPress: addQr })}
      {icon(say('tool.eraser'), <Eraser size={20} />, {
        ...{ isOn: tool === 'eraser', onPress: () => setTool('eraser') },
      })}
      {icon(say('tool.undo'), <Undo2 size={20} />, {
        ...{ isDisabled: undo === null, onPress: () => undo?.() },
      })}
    </Toolbar>
  );
}

/** What was written earlier and not saved. */
function KeptOffer({ fileId, enlarge }: ViewerPlace) {
  const say = useWords(annotationWords);
  const language = useLanguage();
  const isPhone = useIsPhone();
  const { form, begin, setListed } = useWriting();
  const { kept } = form;
  if (!kept) return null;
  return (
    <div role="alert" className="annotation-kept">
      <span>{say('kept', { at: formatMoment(kept.savedAt, language) })}</span>
      <Button size="s" onPress={kept.discard}>
        {say('discard')}
      </Button>
      <Button
        size="s"
        variant="primary"
        onPress={() => {
          kept.resume();
          begin(fileId);
          if (isPhone) enlarge?.();
          else setListed(true);
        }}
      >
        {say('resume')}
      </Button>
    </div>
  );
}

/** Discards or saves what was written; saving leads on to the act for which the document waits. */
export function SaveBar({ close }: ViewerPlace) {
  const say = useWords(annotationWords);
  const dialogs = useDialogs();
  const { form, items, stop, hasAct, setListed } = useWriting();
  const discard = async () => {
    const isSure =
      items.length === 0 || (await dialogs.confirm({ title: say('discardTitle'), tone: 'danger' }));
    if (!isSure) return;
    stop();
    close?.();
  };
  const save = async () => {
    if ((await form.submit('save')) === null) return;
    toasts.show({ title: say('saved'), tone: 'success' });
    setListed(false);
    close?.();
    if (hasAct) beginPrimaryAct();
  };
  const problem = form.error('items');
  return (
    <div className="annotation-save">
      {problem && (
        <p role="alert" className="annotation-problem">
          {problem}
        </p>
      )}
      <ErrorSummary error={form.failure} isFocused />
      <div className="annotation-save-buttons">
        <Button variant="ghost" className="annotation-discard" onPress={() => void discard()}>
          {say('discardInk')}
        </Button>
        <Button
          variant="primary"
          isPending={form.isPending}
          isDisabled={items.length === 0}
          onPress={() => void save()}
        >
          {say(hasAct ? 'saveAndAct' : 'save')}
        </Button>
      </div>
    </div>
  );
}
