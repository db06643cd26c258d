import {
  getTemplate,
  keepTemplate,
  listTemplates,
  removeTemplate,
  shareTemplate,
} from '@sarn/document-template/contract';
import type { TemplateKind, TemplateLibrary } from '@sarn/document-template/contract';
import { call } from '@sarn/platform-web';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const keyOf = (kind: TemplateKind) => ['registry', 'templates', kind] as const;

/** The templates of a kind; asked when somebody wants one. */
export const useTemplates = (kind: TemplateKind) =>
  useQuery({
    queryKey: keyOf(kind),
    queryFn: ({ signal }) => call(listTemplates, { kind }, { signal }),
  });

const allKey = ['registry', 'templates', 'all'] as const;

/** The templates of all kinds that the reader is offered: own ones, those of the units, those of the agency. */
export const useAllTemplates = () =>
  useQuery({
    queryKey: allKey,
    queryFn: ({ signal }) => call(listTemplates, {}, { signal }),
  });

/** What administrators offer to the agency. */
export const useAgencyTemplates = () =>
  useQuery({
    queryKey: ['registry', 'templates', 'agency'],
    queryFn: ({ signal }) => call(listTemplates, { isForAgency: true }, { signal }),
  });

/** What one puts into the form. */
export const useTemplateContent = (templateId: string | null) =>
  useQuery({
    queryKey: ['registry', 'template', templateId],
    queryFn: ({ signal }) => call(getTemplate, { templateId: templateId ?? '' }, { signal }),
    enabled: templateId !== null,
  });

interface Kept {
  readonly name: string;
  readonly content: Readonly<Record<string, unknown>>;
  readonly documentId: string | null;
  readonly replaces: boolean;
}

/** Keeps, shares and removes; the answer is all of the kind. */
export function useTemplateChanges(kind: TemplateKind) {
  const client = useQueryClient();
  const onSuccess = (answer: TemplateLibrary) => {
    client.setQueryData(keyOf(kind), answer);
    void client.invalidateQueries({ queryKey: ['registry', 'templates', 'agency'] });
    void client.invalidateQueries({ queryKey: allKey });
  };
  return {
    keep: useMutation({
      mutationFn: ({ name, content, documentId, replaces }: Kept) =>
        call(keepTemplate, {
          ...{ kind, name, replaces, content },
          ...(documentId === null ? {} : { documentId }),
        }),
      onSuccess: (answer) => {
        void client.invalidateQueries({ queryKey: ['registry', 'template'] });
        onSuccess(answer);
      },
    }),
    share: useMutation({
      mutationFn: ({ id, unitId }: { readonly id: string; readonly unitId?: string }) =>
        call(shareTemplate, { id, ...(unitId === undefined ? {} : { unitId }) }),
      onSuccess,
    }),
    remove: useMutation({ mutationFn: (id: string) => call(removeTemplate, { id }), onSuccess }),
  };
}
