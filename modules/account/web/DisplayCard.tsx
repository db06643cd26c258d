import { DisplaySetting } from '@sarn/account/contract';
import { Card, Loaded, RadioGroup, useToasts, useWords } from '@sarn/platform-web';
import { useDisplay, useSetDisplay } from './display.client.ts';
import { accountWords } from './words/account-words.ts';

/** Size of letters, colours and digits, as this person wants them on every device. */
export function DisplayCard({ personId }: { readonly personId: string }) {
  const say = useWords(accountWords);
  const toasts = useToasts();
  const display = useDisplay(personId);
  const save = useSetDisplay(personId);
  const choose = (item: DisplaySetting) =>
    save.mutate(item, {
      onError: (error) => toasts.fail(error),
    });
  const { textSize, theme, digits } = DisplaySetting.shape;
  return (
    <Card title={say('display.title')}>
      <div className="s-record-data">
        <p className="s-muted">{say('display.text')}</p>
        <Loaded query={display} lines={3}>
          {(item) => (
            <>
              <RadioGroup
                label={say('display.textSize')}
                {...{ isRow: true, isButtons: true }}
                options={textSize.options.map((value) => ({ value, label: say(`size.${value}`) }))}
                value={item.textSize}
                onChange={(chosen) => choose({ ...item, textSize: chosen })}
              />
              <RadioGroup
                label={say('display.theme')}
                {...{ isRow: true, isButtons: true }}
                options={theme.options.map((value) => ({ value, label: say(`theme.${value}`) }))}
                value={item.theme}
                onChange={(chosen) => choose({ ...item, theme: chosen })}
              />
              <RadioGroup
                label={say('display.digits')}
                {...{ isRow: true, isButtons: true }}
                options={digits.options.map((value) => ({ value, label: say(`digits.${value}`) }))}
                value={item.digits}
                onChange={(chosen) => choose({ ...item, digits: chosen })}
              />
            </>
          )}
        </Loaded>
      </div>
    </Card>
  );
}
