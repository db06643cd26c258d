import { createContext, useContext } from 'react';

const SettingParams = createContext<Readonly<Record<string, string>>>({});

/** Around a settings screen: the values of the parameters of its path. */
export const SettingParamsProvider = SettingParams.Provider;

/** The parameters of the path of the settings screen that is shown (`$id` of its manifest is `id`). */
export const useSettingParams = (): Readonly<Record<string, string>> => useContext(SettingParams);
