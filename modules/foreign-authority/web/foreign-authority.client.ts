import { call } from '@sarn/platform-web';
import {
  addForeignAuthorities,
  listForeignAuthorities,
  removeForeignAuthority,
  uploadRevocationList,
} from '@sarn/foreign-authority/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const key = ['foreign-authority'] as const;
/** Authorities are asked in the background, and no event tells this page. */
const lookEveryMs = 10_000;

export function useForeignAuthorities() {
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(listForeignAuthorities, {}, { signal }),
    refetchInterval: lookEveryMs,
  });
}

/** Calls that change what is known of other authorities. */
export function useForeignCalls() {
  const cache = useQueryClient();
  const onSettled = () => cache.invalidateQueries({ queryKey: key });
  return {
    add: useMutation({
      mutationFn: (certificates: string) => call(addForeignAuthorities, { certificates }),
      onSettled,
    }),
    upload: useMutation({
      mutationFn: (crl: string) => call(uploadRevocationList, { crl }),
      onSettled,
    }),
    remove: useMutation({
      mutationFn: (id: string) => call(removeForeignAuthority, { id }),
      onSettled,
    }),
  };
}

/** PEM as it is, DER in base64: the server takes both. */
export async function textOf(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  // In parts, because one call with all of them would overflow the stack.
  for (let at = 0; at < bytes.length; at += 8192) {
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  }
  return text.includes('-----BEGIN') ? text : btoa(text);
}
