import type { th } from './th.ts';

export const en: typeof th = {
  above: 'Settings',
  title: 'Holiday calendar',
  year: 'Year',
  add: 'Add a day off',
  import: 'Import a list',
  list: 'Days off in {year}',
  count: '{count} days',
  none: 'No days off are kept for {year}',
  noneText: 'Add them one by one, or paste a list from the announcement with “Import a list”.',
  missing:
    'No days off are kept for {years}. Until they are, working days of these years leave out only Saturdays and Sundays.',
  yearly:
    'Holidays of fixed date are there for 2026 and 2027. Those by the moon (Makha Bucha, Visakha Bucha, Asalha Bucha, Buddhist Lent), the royal ploughing ceremony, substitutions and days that the cabinet adds are announced every year: please add them as announced.',
  field: {
    day: 'Day',
    name: 'Name',
    nameTh: 'Name (Thai)',
    nameEn: 'Name (English)',
    kind: 'Kind',
    acts: 'Manage',
    text: 'List of days off',
  },
  form: {
    addTitle: 'Add a day off',
    editTitle: 'Correct a day off',
    importTitle: 'Import days off',
    importText:
      'One day on each line: day, Thai name, English name, kind, parted by tab, ; or |. English name and kind may be left out. Days that are there already are corrected.',
    example:
      '12/5/2570; วันพืชมงคล; Royal Ploughing Ceremony Day\n20/5/2570; วันวิสาขบูชา; Visakha Bucha Day',
    save: 'Save',
    take: 'Import',
    cancel: 'Cancel',
  },
  edit: 'Edit {name}',
  remove: 'Remove {name}',
  removeTitle: 'Remove this day off?',
  removeText: '{date} ({name}) becomes a working day.',
  removeConfirm: 'Remove',
  saved: 'The day off is saved',
  removed: 'The day off is removed',
  taken: '{added} days added, {changed} corrected',
};
