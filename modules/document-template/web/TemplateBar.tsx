import { useDraftFields, useWrittenText } from '@sarn/correspondence/web';
import { Button, FormRow, useKeptWhere, useWords } from '@sarn/platform-web';
import { BookmarkPlus, LayoutTemplate } from 'lucide-react';
import { useState } from 'react';
import { useAskedTemplate } from './asked-template.ts';
import { hasWritten } from './filled-template.ts';
import { KeepTemplate } from './KeepTemplate.tsx';
import { TemplateDialog } from './TemplateDialog.tsx';
import { templateWords } from './words/template-words.ts';
import './template.css';

/** At the top of a form: begins with a template, and keeps what is written as one. */
export function TemplateBar() {
  const say = useWords(templateWords);
  const text = useWrittenText();
  const form = useDraftFields();
  const where = useKeptWhere();
  const { askedId, forget } = useAskedTemplate();
  const [opened, setOpened] = useState<'start' | 'keep' | null>(askedId ? 'start' : null);
  const [hasStarted, setStarted] = useState(askedId !== null);
  const [startId] = useState(askedId);
  if (!text || !form) return null;
  const close = () => {
    setOpened(null);
    if (startId !== null) forget();
  };
  const start = () => {
    setStarted(true);
    setOpened('start');
  };
  return (
    <FormRow>
      <div className="template-bar" role="group" aria-label={say('bar')}>
        <Button size="s" icon={<LayoutTemplate size={16} />} onPress={start}>
          {say('start')}
        </Button>
        {/* Nothing of a classified document is kept elsewhere. */}
        {where !== 'server' && (
          <Button
            size="s"
            variant="ghost"
            icon={<BookmarkPlus size={16} />}
            isDisabled={!hasWritten(form.values)}
            onPress={() => setOpened('keep')}
          >
            {say('keep')}
          </Button>
        )}
      </div>
      {hasStarted && (
        <TemplateDialog {...{ text, form, startId }} isOpen={opened === 'start'} onClose={close} />
      )}
      {opened === 'keep' && <KeepTemplate {...{ text, form }} onClose={close} />}
    </FormRow>
  );
}
