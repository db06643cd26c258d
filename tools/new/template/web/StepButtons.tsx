import { Button, ErrorSummary, useFocusHeading, useWords } from '@sarn/platform-web';
import type { SampleRequestDetail } from '@sarn/sample-request/contract';
import { useState } from 'react';
import { AnswerDialog } from './AnswerDialog.tsx';
import { useActOnSampleRequest } from './sample-request.client.ts';
import { sampleRequestWords } from './words/sample-request-words.ts';

type Step = SampleRequestDetail['may'][number];

/** The steps that the server offers: those with a form open it. */
export function StepButtons({ request }: { readonly request: SampleRequestDetail }) {
  const say = useWords(sampleRequestWords);
  const step = useActOnSampleRequest();
  const [asked, setAsked] = useState<Step['act'] | null>(null);
  const { id, version } = request;
  // A step that was taken is not offered again, and its button goes with the focus.
  useFocusHeading(`${version} ${asked ?? ''}`);
  const take = ({ act, form }: Step) => {
    if (form === 'answer') setAsked(act);
    else step.mutate({ id, act, version, answer: { form, input: {} } });
  };
  return (
    <>
      <ErrorSummary error={step.error} isFocused />
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
      {asked && <AnswerDialog request={request} act={asked} onClose={() => setAsked(null)} />}
    </>
  );
}
