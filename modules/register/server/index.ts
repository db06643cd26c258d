export { registerModule } from './manifest.ts';
export {
  closeRegisters,
  lockNumbering,
  releaseReserved,
  reopenRegisters,
} from './closing.store.ts';
export {
  assertCounts,
  findReceiveNo,
  findTakenNumber,
  listEntries,
  nextNumber,
  openRegister,
  passNumber,
  takeNumber,
} from './number.store.ts';
export type { TakenNumber } from './number.store.ts';
export { countingRegister, sharesNamingUnits } from './share/share.store.ts';
export { keepSharingUnits } from './share/sharing-units.ts';
export { bookOf, giveNumber } from './numbering/give-number.ts';
export { codedUnitOn } from './numbering/numbering.service.ts';
export { withReserved } from './numbering/offered-numbers.ts';
export type { OlderEntry } from './older-numbers.store.ts';
export {
  deleteOlderEntries,
  holdCounter,
  insertOlderEntries,
  moveCounter,
  returnCounter,
} from './older-numbers.store.ts';
export { registerPart } from './register.part.ts';
export { registerSections } from './register.sections.ts';
export { columnsAway } from './display/away.ts';
export { actsText } from './display/acts-text.ts';
export { bookNames, findDesign, keepBooks, listPlacedActs, putActs } from './display/book.store.ts';
export { bookOfKind, changeDesign, clearDesign, designHead } from './display/design.service.ts';
export { registers } from './kept.service.ts';
export { prove } from './proof.service.ts';
export { lines } from './register.service.ts';
export { listRegistersOf } from './register.store.ts';
export { lineActOf, numberFromReserved, reservedDay } from './reservation.service.ts';
export type { LineAct } from './reservation.store.ts';
export { isBookClosed } from './year.store.ts';
export { originColumns } from './line-origin.ts';
export { searchedNumbers } from './searched-numbers.store.ts';
export { numberRight } from './number-right.ts';
export type { NumberAct, NumberPlace, NumberRight } from './number-right.ts';
export { continueRegister, voidSample } from './start.service.ts';
export { pointsFollowUnit } from './point/unit-followed.service.ts';
export { atPoints, nameAtPoint, noteAtPoint } from './point/at-points.ts';
