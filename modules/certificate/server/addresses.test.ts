import { expect, test } from 'vitest';
import { addressesOf } from './addresses.ts';

test('[6.03] a server with a public name has its status service named in certificates', () => {
  const publicUrl = 'https://saraban.example.go.th';
  expect(addressesOf({ publicUrl, basePath: '/sarn/' })).toEqual({
    crlUrl: 'https://saraban.example.go.th/sarn/api/certificate/pki/issuing.crl',
    ocspUrl: 'https://saraban.example.go.th/sarn/api/certificate/pki/ocsp',
  });
});

test.each(['http://localhost:8080', 'http://127.0.0.1:8080', 'http://[::1]:80', 'http://intranet'])(
  'a server known as %s names only the list',
  (publicUrl) => {
    expect(Object.keys(addressesOf({ publicUrl, basePath: '/' }))).toEqual(['crlUrl']);
  },
);
