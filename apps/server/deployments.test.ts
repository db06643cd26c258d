import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { listDeployments } from './config-deployments.ts';
import type { DeploymentFlags } from '@sarn/portal/contract';
import { deploymentNamed, deploymentWith } from './deployment-list.ts';
import { usualSettings } from './module-settings.ts';

const deployments = listDeployments()
  .map(deploymentNamed)
  .toSorted((a, b) => a.order - b.order);
const publicFolder = new URL('../web/public/', import.meta.url);

/** Relative luminance of WCAG 2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}

it('[1.01] there are the six deployments of the specification, each named as its file', () => {
  expect(deployments.map(({ code }) => code)).toEqual([
    'sarn',
    'ieat',
    'onep',
    'kru',
    'sat',
    'vec',
  ]);
  expect(deployments.map(({ code }) => code).toSorted()).toEqual(listDeployments());
  expect(() => deploymentNamed('nowhere')).toThrow('nowhere');
});

it('[1.17] [1.08] gives the land policy office its three head roles and language, the others one and Thai', () => {
  expect(deploymentNamed('sarn')).toMatchObject({
    headRoles: [1, 2007, 2008],
    defaultLanguage: 'thsarn',
  });
  for (const code of ['ieat', 'onep', 'kru', 'sat', 'vec']) {
    expect(deploymentNamed(code)).toMatchObject({ headRoles: [1], defaultLanguage: 'th' });
  }
});

it('[1.02] [3.11] sends the logo of three deployments to the root and that of the others to the portal', () => {
  const toRoot = deployments.filter(({ logoTarget }) => logoTarget === 'root');
  expect(toRoot.map(({ code }) => code)).toEqual(['kru', 'sat', 'vec']);
  expect(toRoot.every(({ flags }) => !flags.captcha)).toBe(true);
});

it('[1.04] [2.09] gives each deployment the features of the specification', () => {
  const having = (flag: keyof DeploymentFlags) =>
    deployments.filter(({ flags }) => flags[flag]).map(({ code }) => code);
  expect(having('a4Preview')).toEqual(['sarn', 'ieat']);
  expect(having('speechToText')).toEqual(['ieat']);
  expect(having('lineService')).toEqual(['sarn']);
  expect(having('captcha')).toEqual(['sarn', 'ieat', 'onep']);
  expect(having('circularPanel')).not.toContain('ieat');
  expect(having('declarationPanel')).not.toContain('ieat');
});

it('[3.12] [3.13] fixes the title of one portal, and shows three logos on the phone', () => {
  const fixed = deployments.filter(({ fixedPortalTitle }) => fixedPortalTitle !== null);
  expect(fixed.map(({ code }) => code)).toEqual(['sarn']);
  const onPhone = deployments.filter(({ hasMobileLogo }) => hasMobileLogo);
  expect(onPhone.map(({ code }) => code)).toEqual(['sarn', 'kru', 'sat']);
});

describe.each(deployments)('[1.02] $code', ({ colours, logo, code, copyright, title, login }) => {
  it('says whose it is, in both languages', () => {
    for (const { th, en } of [copyright, title, login.heading, login.subheading]) {
      expect(th).toMatch(/[\u0E00-\u0E7F]/);
      expect(en).toMatch(/^[^\u0E00-\u0E7F]+$/);
    }
    expect([copyright.th, copyright.en].every((text) => text.includes('{year}'))).toBe(true);
  });

  it('is readable', () => {
    for (const colour of Object.values(colours)) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
    expect(contrast(colours.accent, '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colours.accent, colours.accentInk)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colours.login, '#ffffff')).toBeGreaterThanOrEqual(4.5);
  });

  it('has a logo that is a picture and nothing else', () => {
    const path = fileURLToPath(new URL(logo, publicFolder));
    expect(logo).toBe(`deployments/${code}.svg`);
    expect(existsSync(path)).toBe(true);
    expect(readFileSync(path, 'utf8')).not.toMatch(/<script|href|on\w+=/i);
  });
});

it.each(listDeployments())(
  '[1.15] [1.16] %s has archive and intranet where the installation names them',
  (name) => {
    const addresses = { archiveUrl: 'https://archive.example/in', intranetUrl: null };
    const told = deploymentWith(name, { ...usualSettings, addresses });
    const named = deploymentNamed(name);
    expect(told).toEqual({ ...named, archiveUrl: 'https://archive.example/in' });
    expect(deploymentWith(name, usualSettings)).toEqual(named);
  },
);
