/** Parents of the header menus that old clients ask for (specification §7). */
const parents = [3099, 3090] as const;

/** Entry of the manual, last in the header menus. */
export const helpMenus = parents.map((parent, index) => ({
  id: 4900 + index,
  parent,
  level: 1,
  seq: 90,
  name: { th: 'คู่มือการใช้งาน', en: 'Manual' },
  icon: 'circle-help',
  action: 'manual',
  type: '' as const,
  permission: null,
  managePermission: null,
}));
