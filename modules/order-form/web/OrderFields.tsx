import { Select, useWords } from '@sarn/platform-web';
import type { Option } from '@sarn/platform-web';
import { useCommandType, useCommandTypeOptions } from '@sarn/document-classes/web';
import { PeoplePicker } from '@sarn/organisation/web';
import type { OrderView } from '@sarn/order-form/contract';
import { orderWords } from './words/order-words.ts';

/** Form of order and named persons in the form of a draft; a draft kept before has none. */
export interface OrderDraft {
  readonly commandType?: string;
  readonly named?: readonly Option[];
}

export const noOrder = { commandType: '', named: [] } as const satisfies OrderDraft;

/** The fields of a saved draft. */
export const orderDraftOf = (order: OrderView | null | undefined): OrderDraft =>
  order
    ? {
        commandType: order.commandType,
        named: order.people.map(({ id, name, positionName }) => ({
          ...{ value: id, label: name, hint: positionName },
        })),
      }
    : noOrder;

/** What is sent of them. */
export const orderInput = ({ commandType = '', named = [] }: OrderDraft) => ({
  commandType,
  namedPersonIds: commandType === '' ? [] : named.map(({ value }) => value),
});

interface OrderFieldsProps {
  readonly draft: OrderDraft;
  readonly change: (part: Required<OrderDraft>) => void;
  readonly error: (field: string) => string | null;
}

/** The form of an order, with the persons whom it names where the form has some. */
export function OrderFields({ draft, change, error }: OrderFieldsProps) {
  const say = useWords(orderWords);
  const { commandType = '', named = [] } = draft;
  const options = useCommandTypeOptions(commandType);
  const type = useCommandType()(commandType);
  return (
    <>
      <Select
        label={say('type')}
        options={[{ value: '', label: say('none') }, ...options]}
        value={commandType}
        onChange={(chosen) => change({ commandType: chosen, named })}
        description={type ? say(type.isForNamed ? 'forNamed' : 'forAll') : null}
        error={error('commandType')}
      />
      {type?.hasNamed && (
        <PeoplePicker
          label={say('people')}
          scopeUnitId={null}
          people={named}
          onChange={(people) => change({ commandType, named: people })}
          error={error('namedPersonIds')}
        />
      )}
    </>
  );
}
