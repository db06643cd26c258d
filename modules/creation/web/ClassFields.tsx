import { ClassFields as AllClassFields } from '@sarn/document-classes/web';
import type { ClassFieldsProps } from '@sarn/document-classes/web';
import { FormRow } from '@sarn/platform-web';
import { useOwnCreation } from './own-creation.ts';
import './creation.css';

/** The classes of a draft in one row, with the speeds that its kind allows. */
export function ClassFields(props: Omit<ClassFieldsProps, 'speeds'>) {
  const rule = useOwnCreation().data?.rows.find(({ kind }) => kind === props.kind);
  const speeds = rule && rule.speeds.length > 0 ? rule.speeds : undefined;
  return (
    <FormRow>
      <div className="creation-classes">
        <AllClassFields {...props} speeds={speeds} />
      </div>
    </FormRow>
  );
}
