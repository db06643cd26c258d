import { channelCodes, channelTerms } from '@sarn/notification/contract';
import type { ChannelState, ModuleChoice } from '@sarn/notification/contract';
import { CheckboxField, useLanguage } from '@sarn/platform-web';
import { useModuleName } from '../module-name.ts';

export interface ModuleChoicesProps {
  readonly choices: readonly ModuleChoice[];
  readonly channels: readonly ChannelState[];
  readonly onChange: (choices: readonly ModuleChoice[]) => void;
}

/** Modules in the order of the server's answer. */
function modulesOf(choices: readonly ModuleChoice[]) {
  return [...new Set(choices.map(({ module }) => module))];
}

/** For each module, the channels by which it may notify the person. */
export function ModuleChoices({ choices, channels, onChange }: ModuleChoicesProps) {
  const nameOf = useModuleName();
  const language = useLanguage() === 'en' ? 'en' : 'th';
  const open = new Set(
    channels.filter((one) => one.isAvailable && one.isReachable).map(({ code }) => code),
  );
  const set = (changed: ModuleChoice, isOn: boolean) =>
    onChange(choices.map((one) => (one === changed ? { ...one, isOn } : one)));
  return (
    <div className="module-choices">
      {modulesOf(choices).map((module) => (
        <fieldset key={module} className="module-choice">
          <legend>{nameOf(module)}</legend>
          {channelCodes.map((channel) => {
            const choice = choices.find((one) => one.module === module && one.channel === channel);
            if (!choice) return null;
            const isClosed = !choice.isAllowed || !open.has(channel);
            return (
              <CheckboxField
                key={channel}
                isSelected={choice.isOn && !isClosed}
                isDisabled={isClosed}
                onChange={(isOn) => set(choice, isOn)}
              >
                {channelTerms[channel][language]}
              </CheckboxField>
            );
          })}
        </fieldset>
      ))}
    </div>
  );
}
