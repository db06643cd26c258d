import { screen, show } from '@sarn/platform-web/testing';
import { expect, test } from 'vitest';
import { signatureScreens } from './signature-screens.ts';

test.each(signatureScreens.map(({ path, load }) => [path, load] as const))(
  '%s says that it is not in this release, what will be set, and what is done meanwhile',
  async (_path, load) => {
    const { default: Page } = await load();
    await show(<Page />);
    expect(screen.getByText('ยังไม่มีในรุ่นนี้')).toBeDefined();
    expect(screen.getAllByRole('listitem').length).toBeGreaterThanOrEqual(4);
    expect(screen.getByRole('link', { name: 'เปิดคู่มือการใช้งาน' })).toBeDefined();
  },
);

test('those with a parameter are opened from the others, and not listed', () => {
  const listed = signatureScreens.filter(({ isUnlisted }) => !isUnlisted).map(({ path }) => path);
  expect(listed).toEqual(['sign-type']);
});
