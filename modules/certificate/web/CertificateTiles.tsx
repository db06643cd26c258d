import type { CertificateFilter } from '@sarn/certificate/contract';
import { useWords } from '@sarn/platform-web';
import type { CertificateView } from './certificate-view.ts';
import { certificateWords } from './words/certificate-words.ts';

interface CertificateTilesProps {
  readonly view: CertificateView;
  /** How many people each group has; undefined while they are loaded. */
  readonly counts: Readonly<Record<CertificateFilter, number>> | undefined;
  readonly onShow: (view: CertificateView) => void;
}

/** Always shown, in the order of what is to be done; the others only where there is somebody. */
const usual = ['asked', 'expiring', 'in-use', 'suspended', 'revoked', 'none'] as const;
const seldom = ['expired', 'elsewhere'] as const;

/** How many people there are of each group; pressed, the list shows them, and pressed again everybody. */
export function CertificateTiles({ view, counts, onShow }: CertificateTilesProps) {
  const say = useWords(certificateWords);
  const shown: CertificateFilter[] = [
    ...usual,
    ...seldom.filter((one) => view.filter === one || (counts?.[one] ?? 0) > 0),
  ];
  return (
    <div className="certificate-tiles" role="group" aria-label={say('filter')}>
      {shown.map((filter) => {
        const isOn = view.filter === filter;
        const count = counts?.[filter];
        return (
          <button
            key={filter}
            type="button"
            className="certificate-tile"
            aria-pressed={isOn}
            data-soon={(filter === 'expiring' && (count ?? 0) > 0) || undefined}
            onClick={() => onShow({ ...view, filter: isOn ? 'all' : filter, page: 1 })}
          >
            <b>{count ?? '–'}</b> <span>{say(`filters.${filter}`)}</span>
          </button>
        );
      })}
    </div>
  );
}
