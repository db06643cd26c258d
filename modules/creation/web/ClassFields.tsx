import { ClassFields as AllClassFields } from '@sarn/document-classes/web';
import type { ClassFieldsProps } from '@sarn/document-classes/web';
import { useOwnCreation } from './own-creation.ts';

/** The classes of a draft, with the speeds that its kind allows. */
export function ClassFields(props: Omit<ClassFieldsProps, 'speeds'>) {
  const rule = useOwnCreation().data?.rows.find(({ kind }) => kind === props.kind);
  const speeds = rule && rule.speeds.length > 0 ? rule.speeds : undefined;
  return <AllClassFields {...props} speeds={speeds} />;
}
