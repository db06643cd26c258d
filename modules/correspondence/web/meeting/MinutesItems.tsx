import { toThaiDigits } from '@sarn/kernel';
import type { Minutes } from '@sarn/correspondence/contract';
import './minutes.css';

const lists = [
  ['present', 'ผู้มาประชุม'],
  ['absent', 'ผู้ไม่มาประชุม'],
  ['guests', 'ผู้เข้าร่วมประชุม'],
] as const;

/** People of the meeting and when it began, above the text of the report (form 11). */
export function MinutesItems({ minutes }: { readonly minutes: Minutes }) {
  return (
    <div className="minutes-lines">
      {lists.map(
        ([name, title]) =>
          minutes[name].length > 0 && (
            <section key={name}>
              <h3>{title}</h3>
              <ol>
                {minutes[name].map((person, place) => (
                  <li key={person}>
                    {toThaiDigits(place + 1)}. {toThaiDigits(person)}
                  </li>
                ))}
              </ol>
            </section>
          ),
      )}
      {minutes.beganAt && (
        <p>
          <strong>เริ่มประชุมเวลา</strong> {toThaiDigits(minutes.beganAt)}
        </p>
      )}
    </div>
  );
}
