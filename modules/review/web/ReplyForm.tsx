import {
  Button,
  FormLayout,
  TextArea,
  useClose,
  useForm,
  useToasts,
  useWords,
} from '@sarn/platform-web';
import { reviewLimits } from '@sarn/review/contract';
import { FormFailure } from './FormFailure.tsx';
import { useReply } from './review.client.ts';
import { useReviewing } from './review-context.ts';
import { reviewWords } from './words/review-words.ts';

interface ReplyFormProps {
  readonly remarkId: string;
  readonly onClose: () => void;
}

/** An answer to a remark, kept like any input until it is sent. */
export function ReplyForm({ remarkId, onClose }: ReplyFormProps) {
  const say = useWords(reviewWords);
  const toasts = useToasts();
  const { documentId } = useReviewing();
  const reply = useReply(documentId);
  const form = useForm({
    name: 'review.reply',
    about: remarkId,
    start: { text: '' },
    check: ({ text }) => (text.trim() === '' ? { text: say('commentEmpty') } : {}),
    async send({ text }, { idempotencyKey }) {
      await reply(remarkId, text, idempotencyKey);
      return true;
    },
    onFinish: onClose,
    onUnseenFailure: toasts.fail,
  });
  const close = useClose(form, onClose);
  return (
    <FormLayout
      form={form}
      actions={
        <>
          <Button size="s" variant="ghost" onPress={() => void close()}>
            {say('cancel')}
          </Button>
          <Button size="s" type="submit" variant="primary" isPending={form.isPending}>
            {say('sendReply')}
          </Button>
        </>
      }
    >
      <TextArea
        label={say('replyText')}
        rows={2}
        maxLength={reviewLimits.text}
        {...form.field('text')}
      />
      <FormFailure failure={form.failure} />
    </FormLayout>
  );
}
