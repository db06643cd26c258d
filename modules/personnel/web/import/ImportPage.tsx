import { useNavigate, useSearch } from '@tanstack/react-router';
import { ImportList } from './ImportList.tsx';
import { ImportRun } from './ImportRun.tsx';
import './import.css';

/** `/settings/{menuID}/people-import`: files of people and units, and with `run` one of them. */
export default function ImportPage() {
  const { run } = useSearch({ strict: false }) as { run?: string };
  const navigate = useNavigate();
  const open = (id: string | null) =>
    void navigate({ to: '.', search: id === null ? {} : { run: id } });
  return run ? <ImportRun key={run} id={run} open={open} /> : <ImportList open={open} />;
}
