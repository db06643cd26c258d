import { Badge, Card, LinkButton, Loaded, PageHeader, useWords } from '@sarn/platform-web';
import { useFirstRun } from './first-run.client.ts';
import { firstRunWords } from './words/first-run-words.ts';
import './first-run.css';

const tones = { open: 'neutral', done: 'success', skipped: 'warning' } as const;

/** `/settings/{menuID}/first-run`: the steps of the first setup, and the way back into it. */
export default function FirstRunSettingsPage() {
  const say = useWords(firstRunWords);
  const state = useFirstRun();
  return (
    <div className="first-run-settings">
      <PageHeader title={say('settings.title')} meta={say('settings.text')} />
      <Loaded query={state} lines={8}>
        {({ version, isOpen, steps }) =>
          version === 0 ? (
            <Card>
              <div className="s-record-data">
                <p>{say('settings.none')}</p>
                <p>
                  <LinkButton href="settings/3144" variant="quiet">
                    {say('settings.toCentre')}
                  </LinkButton>
                </p>
              </div>
            </Card>
          ) : (
            <Card isFlush>
              <ul className="first-run-checks">
                {steps.map((step) => (
                  <li key={step.code}>
                    <span>{say(`step.${step.code}`)}</span>
                    <Badge tone={tones[step.state]}>{say(`settings.state.${step.state}`)}</Badge>
                  </li>
                ))}
              </ul>
              {isOpen && (
                // The assistant is a page of its own: the browser loads it.
                <p className="first-run-way">
                  <a className="s-button s-button-m s-button-primary" href="first-run">
                    <span className="s-button-text">{say('settings.open')}</span>
                  </a>
                </p>
              )}
            </Card>
          )
        }
      </Loaded>
    </div>
  );
}
