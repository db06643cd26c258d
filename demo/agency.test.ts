import { describe, expect, it } from 'vitest';
import { levels, units } from './agency.ts';
import { demoAccounts, moreAdministrators, onDuty, people } from './people.ts';

const thaiName = /^[\u0E00-\u0E7F .()]+$/;
const latinName = /^[A-Za-z]+$/;

describe('the demo agency', () => {
  it('has twelve units on three levels under one root', () => {
    expect(units).toHaveLength(12);
    expect(new Set(units.map((unit) => unit.level))).toEqual(
      new Set(['agency', 'division', 'group']),
    );
    expect(units.filter((unit) => unit.parent === null).map((unit) => unit.key)).toEqual([
      'agency',
    ]);
    for (const field of ['key', 'code', 'th', 'en', 'short'] as const) {
      expect(new Set(units.map((unit) => unit[field])).size, field).toBe(units.length);
    }
  });

  it('names every parent before its children', () => {
    units.forEach((unit, index) => {
      const above = units.slice(0, index).map((other) => other.key);
      if (unit.parent) expect(above).toContain(unit.parent);
    });
  });

  it('has sixty people with Thai names and their transliteration, none twice', () => {
    expect(people).toHaveLength(60);
    expect(new Set(people.map((person) => person.username)).size).toBe(60);
    expect(new Set(people.map((person) => `${person.first} ${person.last}`)).size).toBe(60);
    for (const person of people) {
      expect(person.first, person.username).toMatch(thaiName);
      expect(person.last, person.username).toMatch(thaiName);
      expect(person.firstEn, person.username).toMatch(latinName);
      expect(person.lastEn, person.username).toMatch(latinName);
    }
  });

  it('gives every unit a head and a clerk, so that a document sent there finds somebody', () => {
    for (const unit of units) {
      expect(onDuty('head', unit.key), unit.key).toHaveLength(1);
      expect(onDuty('clerk', unit.key).length, unit.key).toBeGreaterThan(0);
    }
    expect(onDuty('deputy', 'agency')).toEqual(['deputy', 'deputy2']);
    expect(onDuty('secretary', 'agency')).toContain('secretary');
    expect(onDuty('clerk', 'agency')).toContain('saraban');
  });

  it('names posts in Thai, with levels that exist, some acting, one person with two', () => {
    const known = new Set(levels.map((level) => level.code));
    const posts = people.flatMap((person) => person.posts);
    for (const post of posts) {
      expect(post.th).toMatch(thaiName);
      expect(known.has(post.level)).toBe(true);
    }
    expect(posts.filter((post) => post.acting).length).toBeGreaterThanOrEqual(3);
    expect(people.filter((person) => person.posts.length === 2)).toHaveLength(1);
  });

  it('has a second administrator, who confirms what needs two people, on the start banner', () => {
    const first = people.filter(({ posts }) => posts.some(({ duty }) => duty === 'admin'));
    const shown = demoAccounts.map(({ username }) => username);
    expect(moreAdministrators.filter((name) => shown.includes(name))).toHaveLength(1);
    expect(first.map(({ username }) => username)).toEqual(['admin']);
    expect(moreAdministrators).not.toContain('admin');
  });

  it('has every account of the start banner', () => {
    const usernames = new Set(people.map((person) => person.username));
    expect(
      demoAccounts.map((account) => account.username).filter((u) => !usernames.has(u)),
    ).toEqual([]);
  });
});
