export { organisationWeb } from './manifest.ts';
export { avatarAddress, notePictureChange, useOwnAvatar } from './person/avatar-address.ts';
export { PeoplePicker } from './picker/PeoplePicker.tsx';
export { PersonPicker } from './picker/PersonPicker.tsx';
export { UnitTree } from './picker/UnitTree.tsx';
export type { PickedUnit } from './picker/UnitsPicker.tsx';
export { UnitsPicker } from './picker/UnitsPicker.tsx';
export { useUnits } from './picker/people.client.ts';
export { pickerWords } from './picker/picker-words.ts';
