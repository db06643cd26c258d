import { Button, ErrorSummary, useWords } from '@sarn/platform-web';
import type { DataRequestDetail } from '@sarn/data-request/contract';
import { useState } from 'react';
import { AnswerDialog } from './AnswerDialog.tsx';
import { ExtendDialog } from './ExtendDialog.tsx';
import { RefuseDialog } from './RefuseDialog.tsx';
import { useActOnDataRequest } from './data-request.client.ts';
import { dataRequestWords } from './words/data-request-words.ts';

type Step = DataRequestDetail['may'][number];

const dialogs = { answer: AnswerDialog, extend: ExtendDialog, refuse: RefuseDialog };

/** The steps that the server offers: those with a form open it. */
export function StepButtons({ request }: { readonly request: DataRequestDetail }) {
  const say = useWords(dataRequestWords);
  const step = useActOnDataRequest();
  const [asked, setAsked] = useState<keyof typeof dialogs | null>(null);
  const { id, version } = request;
  const take = ({ act, form }: Step) => {
    if (form === 'confirm') step.mutate({ id, act, version, answer: { form, input: {} } });
    else setAsked(form);
  };
  const Asked = asked && dialogs[asked];
  return (
    <>
      <ErrorSummary error={step.error} isFocused />
      <div className="data-request-steps">
        {request.may.map((one) => (
          <Button
            key={one.act}
            variant={one.tone}
            isPending={step.isPending}
            onPress={() => take(one)}
          >
            {say(`acts.${one.act}`)}
          </Button>
        ))}
      </div>
      {Asked && <Asked request={request} onClose={() => setAsked(null)} />}
    </>
  );
}
