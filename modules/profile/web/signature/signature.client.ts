import {
  addSignature,
  listSignatures,
  removeSignature,
  viewSignature,
} from '@sarn/profile/contract';
import type { SignatureKind, SignatureSource } from '@sarn/profile/contract';
import { call, download, toForm, upload } from '@sarn/platform-web';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const keys = {
  signatures: ['identity', 'signatures'] as const,
  signature: (id: string) => ['identity', 'signature', id] as const,
};

/** Versions of the own signature, the current one first. */
export function useSignatures() {
  return useQuery({
    queryKey: keys.signatures,
    queryFn: ({ signal }) => call(listSignatures, {}, { signal }).then(({ rows }) => rows),
  });
}

/** Bytes of an own signature; they never change. */
export function useSignatureBytes(signatureId: string) {
  return useQuery({
    queryKey: keys.signature(signatureId),
    queryFn: ({ signal }) =>
      download(viewSignature, { signatureId }, { signal }).then(({ blob }) => blob),
    staleTime: Infinity,
  });
}

/** Saves a new signature or initials; the old one stays a former version where documents show it. */
export function useAddSignature() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({
      file,
      ...asked
    }: {
      kind: SignatureKind;
      source: SignatureSource;
      file: File;
    }) => upload(addSignature, toForm(asked, { file })),
    onSuccess: () => cache.invalidateQueries({ queryKey: keys.signatures }),
  });
}

/** Removes an own signature by its id. */
export function useRemoveSignature() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (signatureId: string) => call(removeSignature, { signatureId }),
    onSettled: () => cache.invalidateQueries({ queryKey: keys.signatures }),
  });
}
