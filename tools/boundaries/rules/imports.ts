import type { Complaint, Finding } from '../finding.ts';
import type { Repository, SourceFile } from '../repository.ts';
import type { Place } from '../place.ts';
import { RIGHTS, SERVER_PACKAGES, TEST_PACKAGES, WEB_PACKAGES } from '../layers.ts';
import type { Layer } from '../layers.ts';
import { targetOf } from '../target.ts';
import type { Target } from '../target.ts';
import { isTestApplication, mayUseTestApplication } from './test-application.ts';
import { checkTier } from './tiers.ts';

/** Every import of every file: direction, tier, entry point, declaration, package. */
export function checkImports(repository: Repository): Finding[] {
  return repository.files.flatMap((file) =>
    file.imports.flatMap(({ specifier, line }) =>
      complaints(repository, file, specifier).map(([rule, message]) => ({
        file: file.path,
        line,
        rule,
        message,
      })),
    ),
  );
}

function complaints(
  repository: Repository,
  file: SourceFile,
  specifier: string | undefined,
): Complaint[] {
  if (specifier === undefined) return checkUnreadable(file);
  const target = targetOf(repository, file, specifier);
  switch (target.kind) {
    case 'file':
      return checkRelative(file, specifier, target);
    case 'own-package':
      return checkEntryPoint(repository, file, specifier, target);
    case 'unknown-package':
      return [
        [
          'entry-point',
          `there is no package "${target.name}" – import one of package.json's workspaces`,
        ],
      ];
    case 'npm':
      return checkNpm(repository, file, target.name);
    case 'node':
      return checkNode(file, target.name);
  }
}

/** A module name made at run time cannot be checked; only the platform's loaders need one. */
function checkUnreadable({ place }: SourceFile): Complaint[] {
  if (place.module === undefined) return [];
  return [['literal', 'a module imports by a name written out – write the path as a plain string']];
}

function checkRelative(
  file: SourceFile,
  specifier: string,
  target: Target & { kind: 'file' },
): Complaint[] {
  const { packageFolder } = file.place;
  const isInside =
    target.place?.packageFolder === packageFolder ||
    (packageFolder === ''
      ? !target.path.startsWith('..') && !target.place
      : isUnder(target.path, packageFolder));
  if (!isInside) {
    return [
      [
        'escape',
        `"${specifier}" leaves the package – import the other one by its entry point, "@sarn/…"`,
      ],
    ];
  }
  if (!target.place) return [];
  return [
    ...checkDirection(file, target.place.layer, specifier),
    ...checkTestOnly(file, target.place, specifier),
  ];
}

function isUnder(path: string, folder: string): boolean {
  return path.startsWith(`${folder}/`);
}

function checkEntryPoint(
  repository: Repository,
  file: SourceFile,
  specifier: string,
  target: Target & { kind: 'own-package' },
): Complaint[] {
  if (isTestApplication(specifier) && mayUseTestApplication(file)) return [];
  const found: Complaint[] = [];
  if (!target.package.entryPoints.has(target.entryPoint)) {
    const entryPoints = [...target.package.entryPoints.keys()].join(', ') || 'none';
    found.push([
      'entry-point',
      `"${specifier}" is no entryPoint of ${target.package.name} – its entryPoints: ${entryPoints}`,
    ]);
  }
  if (target.place) {
    found.push(...checkDirection(file, target.place.layer, specifier));
    found.push(...checkTier(repository, file.place, target.place));
    found.push(...checkTestOnly(file, target.place, specifier));
  }
  if (!isDeclared(repository, file, target.package.name)) {
    found.push(notDeclared(file, target.package.name));
  }
  return found;
}

/** Tests of every layer may use the testing platform. */
function checkDirection({ place }: SourceFile, to: Layer, specifier: string): Complaint[] {
  if (to === place.layer || RIGHTS[place.layer].mayOpen.includes(to)) return [];
  if (place.isTest && to === 'testing') return [];
  // The settings of a build tool may import what they build.
  if (place.isToolConfig) return [];
  const allowed = [...RIGHTS[place.layer].mayOpen].join(', ') || 'nothing';
  return [
    ['direction', `${place.layer} may not open ${to} ("${specifier}") – it may open: ${allowed}`],
  ];
}

/** Production code must not import test code. */
function checkTestOnly(file: SourceFile, to: Place, specifier: string): Complaint[] {
  if (!to.isTest || isForTests(file.place)) return [];
  return [['direction', `"${specifier}" is for tests only – move what is needed out of it`]];
}

function checkNpm(repository: Repository, file: SourceFile, name: string): Complaint[] {
  const { place } = file;
  const found: Complaint[] = [];
  if (!(place.isTest || place.isToolConfig) && !mayUse(place.layer, name)) {
    found.push([
      'package',
      `${place.layer} may not use the package "${name}" – it belongs in another layer`,
    ]);
  }
  if (!isDeclared(repository, file, name)) found.push(notDeclared(file, name));
  return found;
}

function mayUse(layer: Layer, name: string): boolean {
  switch (RIGHTS[layer].npm) {
    case 'only-zod':
      return name === 'zod';
    case 'not-web':
      return !WEB_PACKAGES.test(name);
    case 'not-server':
      return !SERVER_PACKAGES.test(name);
    case 'any':
      return true;
  }
}

function checkNode({ place }: SourceFile, name: string): Complaint[] {
  if (!name.startsWith('node:')) {
    return [['package', `"${name}" is Node's own – write "node:${name}"`]];
  }
  if (RIGHTS[place.layer].hasNode || place.isTest || place.isToolConfig) return [];
  return [
    [
      'package',
      `${place.layer} may not use "${name}" – it has to run without Node; move it to a server layer`,
    ],
  ];
}

function isDeclared(repository: Repository, { place }: SourceFile, name: string): boolean {
  const own = repository.packagesByFolder.get(place.packageFolder);
  if (own?.name === name || own?.dependencies.has(name) || own?.devDependencies.has(name))
    return true;
  // The root is the whole repository: its tools may import every part.
  if (place.packageFolder === '') return name.startsWith('@sarn/');
  return isForTests(place) && (name === '@sarn/testing' || TEST_PACKAGES.includes(name));
}

function isForTests({ isTest, layer }: Place): boolean {
  return isTest || layer === 'testing' || layer === 'e2e';
}

function notDeclared({ place }: SourceFile, name: string): Complaint {
  const file = place.packageFolder === '' ? 'package.json' : `${place.packageFolder}/package.json`;
  return [
    'declared',
    `"${name}" is not declared – add it to the dependencies of ${file}, or do without`,
  ];
}
