import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { areaPath } from './paths.ts';

/** `/sarabun/outgoing`, where the list of addressees was: it is a part of the export center now. */
export default function OutgoingMoved() {
  const navigate = useNavigate();
  const search: object = useSearch({ strict: false });
  useEffect(() => {
    const part = { ...search, part: 'recipients' };
    void navigate({ to: areaPath('export-center'), search: part, replace: true });
  }, [navigate, search]);
  return null;
}
