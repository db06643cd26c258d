import { describe, expect, it } from 'vitest';
import { queueParts, readQueues } from './queue-settings.ts';
import { isPlainQueue } from '@sarn/document/contract';
import { queueCards, queueCodes } from '@sarn/document/contract';

describe('[3.01] [3.02] [3.03] [3.04] [3.05] the queues of a deployment', () => {
  it('are the twelve defaults where it sets nothing', () => {
    const queues = readQueues();
    expect(queues.map(({ code }) => code)).toEqual(queueCodes);
    expect(queues.every(isPlainQueue)).toBe(true);
    expect(queues.every(({ code, th }) => th === queueCards[code].th)).toBe(true);
  });

  it('are renamed, ordered, hidden and put together from declared parts', () => {
    const queues = readQueues({
      order: ['sign', 'unreceived'],
      hidden: ['jobFollow'],
      change: {
        unreceived: { th: 'หนังสือเข้าใหม่', color: 'teal' },
        jobReceived: { parts: ['jobReceived.transmission', 'jobCommand'] },
      },
    });
    expect(queues.map(({ code }) => code).slice(0, 3)).toEqual(['sign', 'unreceived', 'review']);
    const of = (code: string) => queues.find((queue) => queue.code === code);
    expect(of('unreceived')).toMatchObject({ th: 'หนังสือเข้าใหม่', color: 'teal', icon: 'inbox' });
    expect(of('jobFollow')?.isHidden).toBe(true);
    expect(of('jobReceived')?.parts).toEqual([
      { code: 'jobReceived', on: 'transmission' },
      { code: 'jobCommand', on: null },
    ]);
  });

  it.each([
    [{ order: ['inbox'] }, /"inbox" is no queue/],
    [{ order: ['sign', 'sign'] }, /"sign" twice/],
    [{ hidden: queueCodes }, /all queues are hidden/],
    [{ change: { nowhere: {} } }, /"nowhere" is no queue/],
    [{ change: { sign: { th: ' ' } } }, /queue "sign": "th" is empty/],
    [{ change: { sign: { color: 'pink' } } }, /queue "sign": no color "pink"/],
    [{ change: { sign: { parts: [] } } }, /queue "sign" has no parts/],
    [
      { change: { sign: { parts: ['sign.transmission'] } } },
      /queue "sign": no part "sign.transmission"/,
    ],
  ])('%j is refused in one line that says what is wrong', (settings, line) => {
    let message = '';
    try {
      readQueues(settings);
    } catch (error) {
      message = error instanceof Error ? error.message : '';
    }
    expect(message).toMatch(line);
    expect(message).not.toContain('\n');
  });

  it('have a part for each subject that waits in the flow tables', () => {
    expect([...queueParts.keys()]).toEqual(
      expect.arrayContaining([
        'jobReceived.document',
        'jobReceived.transmission',
        'jobAssign.assignment',
      ]),
    );
  });
});
