import { importRefusals } from '../words/admin-import-refusals.ts';
import { catalogRefusals, courierRefusals } from '../words/admin-record-refusals.ts';
import { adminRefusals } from '../words/admin-refusals.ts';
import { settingsRefusals } from '../words/admin-settings-refusals.ts';

/** The words of refusals in the back office, in the language of this build. */
export const adminRefusalWords = {
  ...catalogRefusals,
  ...adminRefusals,
  ...courierRefusals,
  ...settingsRefusals,
  ...importRefusals,
};
