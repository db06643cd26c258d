import { searchPeople } from '@sarn/organisation/contract';
import { call } from '@sarn/platform-web';
import type { LoadOptions } from '@sarn/platform-web';

/** People of the agency with their posts; in Thai, as the report is. */
export const findStaff: LoadOptions = async (search, signal) => {
  const { rows } = await call(searchPeople, { search }, { signal });
  return rows.map(({ id, name, positionName }) => ({
    value: id,
    label: name,
    hint: positionName,
  }));
};
