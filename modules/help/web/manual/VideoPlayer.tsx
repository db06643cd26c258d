import type { Manual } from '@sarn/help/contract';
import { ErrorSummary, Skeleton } from '@sarn/platform-web';
import { useQuery } from '@tanstack/react-query';
import { addressOf } from '../help.client.ts';

/** Plays a film as soon as its first part has arrived, and can seek in it. */
export function VideoPlayer({
  manual,
  title,
}: {
  readonly manual: Manual;
  readonly title: string;
}) {
  const address = useQuery({
    queryKey: ['help', 'view', manual.id],
    queryFn: () => addressOf(manual.id),
    // Valid for some hours; a player that is opened again later asks for a new address.
    gcTime: 0,
    staleTime: Infinity,
  });
  if (address.isPending) return <Skeleton kind="block" />;
  if (address.isError) {
    return <ErrorSummary error={address.error} onRetry={() => void address.refetch()} />;
  }
  return (
    <video
      className="manual-video"
      src={address.data}
      controls
      preload="metadata"
      aria-label={title}
    >
      <track kind="captions" />
    </video>
  );
}
