import { demoPassword, letterForm } from '../../api-client.ts';
import type { Answer } from '../../api-client.ts';
import { cast, headId, officerOf, unitId } from './cast.ts';
import { inTurns, startComparison, timed } from './compare.ts';
import type { Compared } from './compare.ts';
import type { Pair, Side } from './sides.ts';

const unit = unitId(137);
const otherUnit = unitId(138);
/** Not counted: during the first documents code is compiled and statements are planned. */
const warmRounds = 10;

interface May {
  readonly act: string;
  readonly on: string;
  readonly targetId: string;
  readonly asksPassword: boolean;
}

type Measure = (what: string, work: () => Promise<Answer>) => Promise<Answer>;

/**
 * A letter from registration to its close, and a memo that is signed, repeated at both versions.
 */
export async function compareActs(sides: Pair<Side>, rounds: number): Promise<Compared[]> {
  let comparison = startComparison('acts');
  for (let round = -warmRounds; round < rounds; round += 1) {
    if (round === 0) comparison = startComparison('acts');
    for (const which of inTurns(round + warmRounds)) {
      const side = sides[which];
      const measure: Measure = async (what, work) => {
        let answer: Answer | undefined;
        await comparison.measure(what, which, side, async () => [
          await timed(async () => (answer = await work())),
        ]);
        if (answer?.status !== 200) throw new Error(`${what}: ${JSON.stringify(answer)}`);
        return answer;
      };
      await letter(side, measure, `${process.pid}/${round}`);
      await memo(side, measure);
    }
  }
  return comparison.read();
}

async function letter(side: Side, measure: Measure, name: string): Promise<void> {
  const registry = await side.session(cast.registry);
  const officer = await officerOf(side, unit);
  const form = letterForm(name, await registry.upload(name));
  const registered = await measure('register a letter', () =>
    registry.post('/registry/incoming/register', form),
  );
  const id = String(registered['documentId']);
  const act = (account: string, code: string, filled: object = {}) =>
    doAct(side, measure, id, { account, act: code, form: filled });
  await act(cast.registry, 'distribute', { recipients: [{ unitId: unit }] });
  await act(cast.clerk, 'receive');
  await act(cast.clerk, 'present');
  await act(cast.head, 'assign', {
    mainPersonId: officer.personId,
    coPersonIds: [],
    dueDate: new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10),
  });
  await act(officer.account, 'accept');
  await act(officer.account, 'report', { note: 'แล้วเสร็จ', percent: 100 });
  await act(cast.head, 'approveReport', { note: 'เห็นชอบ' });
  await act(cast.clerk, 'close', { retention: 'ten-years' });
}

async function memo(side: Side, measure: Measure): Promise<void> {
  const officer = await officerOf(side, unit);
  const api = await side.session(officer.account);
  const content = [{ type: 'paragraph', content: [{ type: 'text', text: 'ด้วยกองขอเสนอ' }] }];
  const saved = await measure('save a memo', () =>
    api.post('/registry/memo/save', {
      title: 'ขออนุมัติดำเนินโครงการ',
      addressee: 'หัวหน้ากลุ่ม',
      unitIds: [otherUnit],
      bodyJson: { type: 'doc', content },
    }),
  );
  const id = String(saved['documentId']);
  const act = (account: string, code: string, filled: object = {}) =>
    doAct(side, measure, id, { account, act: code, form: filled });
  await act(officer.account, 'submit', { reviewerIds: [], signatoryId: headId(137) });
  await act(cast.head, 'sign');
  await act(cast.otherClerk, 'receive');
}

interface Asked {
  readonly account: string;
  readonly act: string;
  readonly form: object;
}

/** The target of the act, read from the document's answer: key names differ between versions. */
async function doAct(side: Side, measure: Measure, id: string, { account, act, form }: Asked) {
  const api = await side.session(account);
  const { item } = (await measure('page of a document', () =>
    api.get(`/registry/document/${id}`),
  )) as unknown as { item: { may: readonly May[] } };
  const may = item.may.find((one) => one.act === act);
  if (!may) throw new Error(`${account} may not ${act}`);
  const filled = may.asksPassword ? { ...form, password: demoPassword } : form;
  const request = { on: may.on, targetId: may.targetId, act, form: filled };
  await measure(`act: ${act}`, () => api.post(`/registry/document/${id}/act`, request));
}
