import type { Finding } from '../finding.ts';
import type { House, SourceFile } from '../house.ts';
import { EMPTY_NAMES, MAX_LINES } from '../table.ts';

/** Size, name and place of every file, and whether it can be read at all. */
export function checkShape(house: House): Finding[] {
  const homeless = house.homeless.map((file): Finding => ({
    file,
    line: 1,
    rule: 'place',
    message: 'lies in no room – move it into contract/, server/ or web/ of its module',
  }));
  return [...homeless, ...house.files.flatMap((file) => shapeOf(house, file))];
}

function shapeOf(house: House, file: SourceFile): Finding[] {
  const at = { file: file.path, line: 1 };
  const found: Finding[] = [];
  if (file.syntaxError !== undefined) {
    found.push({ ...at, rule: 'syntax', message: `cannot be read: ${file.syntaxError}` });
  }
  if (file.lines > MAX_LINES && !isData(file.path)) {
    found.push({
      ...at,
      line: MAX_LINES + 1,
      rule: 'size',
      message: `${file.lines} lines, more than ${MAX_LINES} – split it by noun`,
    });
  }
  if (EMPTY_NAMES.test(file.path)) {
    found.push({
      ...at,
      rule: 'name',
      message: 'its name says nothing – name it after the noun it is about',
    });
  }
  if (isHiddenDoor(house, file)) {
    found.push({
      ...at,
      rule: 'name',
      message: 'index.ts is for declared doors – name it after what it holds',
    });
  }
  return found;
}

function isData(path: string): boolean {
  return /(^|\/)words\/|\.gen\.ts$|^demo\/|\.demo\.ts$/.test(path);
}

function isHiddenDoor(house: House, { path, place }: SourceFile): boolean {
  if (!/(^|\/)index\.tsx?$/.test(path)) return false;
  const doors = house.packagesByFolder.get(place.packageFolder)?.doors.values() ?? [];
  const inside = path.slice(place.packageFolder.length + 1);
  return ![...doors].includes(`./${inside}`);
}
