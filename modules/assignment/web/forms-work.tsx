import { Button, NumberField, useWords } from '@sarn/platform-web';
import { workForms } from '@sarn/assignment/contract';
import type { DocumentDetail } from '@sarn/document/contract';
import type { Option } from '@sarn/platform-web';
import { FilePicker } from '@sarn/file/web';
import type { PickedFile } from '@sarn/file/web';
import { PeoplePicker } from '@sarn/organisation/web';
import { PersonPicker } from '@sarn/organisation/web';
import { RoutingHelp, assigneeNames, withAssignees } from '@sarn/routing/web';
import { registryWords } from '@sarn/document/web';
import { actForm } from '@sarn/document/web';
import type { ActFieldsProps } from '@sarn/document/web';
import { DueField, officeToday } from '@sarn/document/web';
import { usualJobType } from '@sarn/document-classes/contract';
import { JobTypeField } from './JobTypeField.tsx';
import { NoteAndFiles, NoteField, ReasonField, withFilesInput } from '@sarn/document/web';
import type { WithFiles } from '@sarn/document/web';

interface Studying {
  readonly person: Option | null;
  readonly dueDate: string | null;
  readonly note: string;
}

function StudyFields({ draft, change, error, may }: ActFieldsProps<Studying>) {
  const say = useWords(registryWords);
  return (
    <>
      <PersonPicker
        label={say('field.studier')}
        isRequired
        scopeUnitId={may.scopeUnitId}
        value={draft.person}
        onChange={(person) => change({ person })}
        error={error('personId')}
      />
      <DueField
        value={draft.dueDate}
        onChange={(dueDate) => change({ dueDate })}
        error={error('dueDate')}
      />
      <NoteField
        label={say('field.instruction')}
        phrases="work"
        note={draft.note}
        onChange={(note) => change({ note })}
        error={error('note')}
      />
    </>
  );
}

export const studyForm = actForm<'study', Studying>('study', {
  schema: workForms.study,
  start: () => ({ person: null, dueDate: null, note: '' }),
  toInput: ({ person, dueDate, note }) => ({
    personId: person?.value ?? '',
    dueDate: dueDate ?? undefined,
    note,
  }),
  Fields: StudyFields,
});

/** The document's own due date, which an assignment keeps; null where it has none, or where it is over. */
function keptDue({ dueDate }: Pick<DocumentDetail, 'dueDate'>): string | null {
  return dueDate !== null && dueDate >= officeToday() ? dueDate : null;
}

interface Assigning {
  readonly main: Option | null;
  readonly others: readonly Option[];
  readonly jobType: string;
  readonly dueDate: string | null;
  readonly note: string;
}

function AssignFields({ draft, change, adopt, error, may, detail }: ActFieldsProps<Assigning>) {
  const say = useWords(registryWords);
  return (
    <>
      <RoutingHelp
        documentId={detail.id}
        purpose="work"
        chosen={assigneeNames(draft)}
        onUse={(members) => change(withAssignees(draft, members))}
      />
      <PersonPicker
        label={say('field.mainPerson')}
        isRequired
        scopeUnitId={may.scopeUnitId}
        value={draft.main}
        onChange={(main) => change({ main })}
        error={error('mainPersonId')}
      />
      <PeoplePicker
        label={say('field.coPersons')}
        scopeUnitId={may.scopeUnitId}
        people={draft.others}
        onChange={(others) => change({ others })}
        error={error('coPersonIds')}
      />
      <JobTypeField
        draft={draft}
        change={change}
        adopt={adopt}
        isDueFixed={keptDue(detail) !== null}
        error={error('jobType')}
      />
      <DueField
        isRequired
        value={draft.dueDate}
        onChange={(dueDate) => change({ dueDate })}
        error={error('dueDate')}
      />
      <NoteField
        label={say('field.instruction')}
        phrases="work"
        note={draft.note}
        onChange={(note) => change({ note })}
        error={error('note')}
      />
    </>
  );
}

export const assignForm = actForm<'assign', Assigning>('assign', {
  schema: workForms.assign,
  // The assignee must keep the document's own due date, so it is filled in first.
  start: ({ detail }) => ({
    ...{ main: null, others: [], note: '' },
    ...{ jobType: usualJobType, dueDate: keptDue(detail) },
  }),
  toInput: ({ main, others, jobType, dueDate, note }) => ({
    mainPersonId: main?.value ?? '',
    coPersonIds: others.map((person) => person.value),
    jobType,
    dueDate: dueDate ?? '',
    note,
  }),
  Fields: AssignFields,
});

interface Reassigning {
  readonly person: Option | null;
  readonly reason: string;
}

function ReassignFields({ draft, change, error, may }: ActFieldsProps<Reassigning>) {
  const say = useWords(registryWords);
  return (
    <>
      <PersonPicker
        label={say('field.newPerson')}
        description={say('form.dueStays')}
        isRequired
        scopeUnitId={may.scopeUnitId}
        value={draft.person}
        onChange={(person) => change({ person })}
        error={error('personId')}
      />
      <ReasonField
        act={may.act}
        reason={draft.reason}
        onChange={(reason) => change({ reason })}
        error={error('reason')}
      />
    </>
  );
}

export const reassignForm = actForm<'reassign', Reassigning>('reassign', {
  schema: workForms.reassign,
  start: () => ({ person: null, reason: '' }),
  toInput: ({ person, reason }) => ({ personId: person?.value ?? '', reason }),
  Fields: ReassignFields,
});

interface Reporting {
  readonly note: string;
  readonly percent: number | null;
  readonly files: readonly PickedFile[];
}

const usualShares = [25, 50, 75, 100];

function ReportFields({ draft, change, error, wait }: ActFieldsProps<Reporting>) {
  const say = useWords(registryWords);
  return (
    <>
      <NoteField
        label={say('field.report')}
        isRequired
        rows={5}
        note={draft.note}
        onChange={(note) => change({ note })}
        error={error('note')}
      />
      <div className="reg-stack">
        <NumberField
          label={say('field.percent')}
          isRequired
          minValue={1}
          maxValue={100}
          value={draft.percent}
          onChange={(percent) => change({ percent })}
          error={error('percent')}
          description={draft.percent === 100 ? say('form.reportIsDone') : say('form.reportGoesOn')}
        />
        <div className="reg-chips" role="group" aria-label={say('field.percent')}>
          {usualShares.map((percent) => (
            <Button key={percent} size="s" onPress={() => change({ percent })}>
              {percent}%
            </Button>
          ))}
        </div>
      </div>
      <FilePicker
        label={say('field.files')}
        files={draft.files}
        onChange={(files) => change({ files })}
        onBusy={wait}
        error={error('fileIds')}
      />
    </>
  );
}

export const reportForm = actForm<'report', Reporting>('report', {
  schema: workForms.report,
  start: ({ detail, may }) => ({
    note: '',
    percent:
      detail.assignments.find((assignment) => assignment.id === may.targetId)?.percent || 100,
    files: [],
  }),
  toInput: ({ note, percent, files }) => ({
    note,
    percent: percent ?? '',
    fileIds: files.map((file) => file.id),
  }),
  Fields: ReportFields,
});

function OpinionFields(props: ActFieldsProps<WithFiles>) {
  const say = useWords(registryWords);
  return <NoteAndFiles {...props} label={say('field.opinion')} isRequired phrases="proposal" />;
}

export const opinionForm = actForm<'opinion', WithFiles>('opinion', {
  schema: workForms.opinion,
  start: () => ({ note: '', files: [] }),
  toInput: withFilesInput,
  Fields: OpinionFields,
});
