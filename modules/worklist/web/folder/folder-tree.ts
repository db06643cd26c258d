import type { Folder } from '@sarn/worklist/contract';

/** The folders of one owner in the order of their tree: each, then those in it. */
export interface FolderGroup {
  /** Null: the reader's own. */
  readonly unit: { readonly id: string; readonly name: string } | null;
  readonly folders: readonly Folder[];
}

/** Folders by their owner: one's own first, then those of units by name. */
export function groupsOf(folders: readonly Folder[]): FolderGroup[] {
  const byOwner = Map.groupBy(folders, (folder) => folder.unit?.id ?? '');
  const groups = [...byOwner.values()].map((own) => ({
    unit: own[0]?.unit ?? null,
    folders: inTreeOrder(own),
  }));
  return groups.toSorted((one, other) =>
    (one.unit?.name ?? '').localeCompare(other.unit?.name ?? '', 'th'),
  );
}

function inTreeOrder(folders: readonly Folder[]): Folder[] {
  const byName = folders.toSorted((one, other) => one.name.localeCompare(other.name, 'th'));
  const inside = (id: string | null) => byName.filter((folder) => folder.parentId === id);
  return inside(null).flatMap((top) => [top, ...inside(top.id)]);
}

/** The path of a folder, as text: `ปี 2569 / การประชุม`. */
export function pathOf(folder: Folder, folders: readonly Folder[]): string {
  const parent = folders.find(({ id }) => id === folder.parentId);
  return parent ? `${parent.name} / ${folder.name}` : folder.name;
}
