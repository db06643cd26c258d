// Only the descriptions: a contract loaded as a whole would bring all its schemas to every page.
export {
  employeeTypeTable,
  positionLevelTable,
  positionTable,
  positionTypeTable,
  prefixTable,
  suffixTable,
} from '@sarn/person-terms/contract';
