import { Button, ErrorSummary, useDialogs, useFocusHeading, useWords } from '@sarn/platform-web';
import type { DataRequestDetail } from '@sarn/data-request/contract';
import { useState } from 'react';
import { AnswerDialog } from './AnswerDialog.tsx';
import { ExtendDialog } from './ExtendDialog.tsx';
import { RefuseDialog } from './RefuseDialog.tsx';
import { useActOnDataRequest } from './data-request.client.ts';
import { dataRequestWords } from './words/data-request-words.ts';

type Step = DataRequestDetail['may'][number];

const forms = { answer: AnswerDialog, extend: ExtendDialog, refuse: RefuseDialog };

/** The steps that the server offers: those with a form open it. */
export function StepButtons({ request }: { readonly request: DataRequestDetail }) {
  const say = useWords(dataRequestWords);
  const step = useActOnDataRequest();
  const [asked, setAsked] = useState<keyof typeof forms | null>(null);
  const dialogs = useDialogs();
  const { id, version } = request;
  // A step that was taken is not offered again, and its button goes with the focus.
  useFocusHeading(`${version} ${asked ?? ''}`);
  const isSure = (act: Step['act']) =>
    act !== 'cancel' ||
    dialogs.confirm({
      ...{ title: say('cancelSure'), text: say('cancelText'), tone: 'danger' },
      ...{ confirmLabel: say('acts.cancel'), cancelLabel: say('cancelNot') },
    });
  const take = async ({ act, form }: Step) => {
    if (form !== 'confirm') setAsked(form);
    else if (await isSure(act)) step.mutate({ id, act, version, answer: { form, input: {} } });
  };
  const Asked = asked && forms[asked];
  return (
    <>
      <ErrorSummary error={step.error} isFocused />
      <div className="data-request-steps">
        {request.may.map((one) => (
          <Button
            key={one.act}
            variant={one.tone}
            isPending={step.isPending}
            onPress={() => void take(one)}
          >
            {say(`acts.${one.act}`)}
          </Button>
        ))}
      </div>
      {Asked && <Asked request={request} onClose={() => setAsked(null)} />}
    </>
  );
}
