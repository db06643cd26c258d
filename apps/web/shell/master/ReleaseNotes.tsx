import { useLanguage } from '@sarn/platform-web';
import { inLanguage } from '@sarn/portal/web';
import { releases } from './release-notes.ts';

/** The changes of each version. */
export function ReleaseNotes() {
  const language = useLanguage();
  return (
    <div className="release-notes">
      {releases.map(({ version, changes }) => (
        <section key={version}>
          <h3>{version}</h3>
          <ul>
            {changes.map((change) => (
              <li key={change.en}>{inLanguage(change, language)}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
