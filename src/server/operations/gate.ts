import type { Gate } from '#contract/gate.ts';
import { testPriorities, testStandings } from '#contract/vocabulary.ts';
import { gateOf, isWaived } from '#domain/gate.ts';
import { riskDemand } from '#domain/test-risk.ts';
import { changing, creating } from '../changing.ts';
import type { Db } from '../db/store.ts';
import { os } from '../os.ts';
import { refuse } from '../refuse.ts';
import { record } from './activity.ts';
import { findIncrement } from './increment.ts';
import { standingsIn } from './test-query.ts';
import { findRisks } from './test-risk.ts';

type Within = { project_id: string; pi_id: string };

const waiverOf = (db: Db, { project_id, pi_id }: Within) =>
  db
    .selectFrom('gate_waiver')
    .select(['id', 'verdict', 'reason', 'who', 'at'])
    .where('project_id', '=', project_id)
    .where('pi_id', '=', pi_id)
    .where('revoked_at', 'is', null)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

const findGate = async (db: Db, at: Within): Promise<Gate> => {
  const counts = await standingsIn(db, at);
  const sum = (rows: typeof counts) => rows.reduce((total, { count }) => total + count, 0);
  const tests = Object.fromEntries(
    testPriorities.map((priority) => {
      const own = counts.filter((row) => row.priority === priority);
      return [priority, { total: sum(own), passed: sum(own.filter((row) => row.standing === 'passed')) }];
    }),
  ) as Gate['tests'];
  const standings = Object.fromEntries(
    testStandings.map((standing) => [standing, sum(counts.filter((row) => row.standing === standing))]),
  ) as Gate['standings'];
  const demands = (await findRisks(db, at)).map(riskDemand);
  const risks = {
    blocking: demands.filter((demand) => demand === 'blocks').length,
    unmitigated: demands.filter((demand) => demand === 'needs_mitigation').length,
  };
  const waiver = (await waiverOf(db, at)) ?? null;
  const ruling = gateOf({ tests, risks });
  return { ...ruling, tests, standings, risks, waiver, waived: isWaived(ruling.verdict, waiver) };
};

const get = os.test.gate.get.handler(async ({ input, context }) => {
  await findIncrement(context.store.db, input.project_id, input.pi_id, 'pi_id');
  return findGate(context.store.db, input);
});

const waive = os.test.gate.waive.handler(({ input, context }) =>
  creating(context, 'test.gate.waive', input, async (tx, tell) => {
    const { project_id, pi_id, reason } = input;
    const pi = await findIncrement(tx, project_id, pi_id, 'pi_id');
    const current = await findGate(tx, input);
    const { verdict, tests, risks } = current;
    if (verdict === 'PASS') refuse('gate_passes');
    // Who waives concerns has not seen that it fails.
    if (!isWaived(verdict, { verdict: input.verdict })) refuse('stale', {}, { current });
    await tx
      .insertInto('gate_waiver')
      .values({
        project_id,
        pi_id,
        id: context.newId(),
        verdict,
        figures: JSON.stringify({ tests, risks }),
        reason,
        who: context.actor.name,
        at: context.now().toISOString(),
        revoked_at: null,
      })
      .execute();
    await record(tx, tell, context, {
      project_id,
      type: 'gate_waived',
      message: `Gate of ${pi.name} waived at ${verdict}`,
      description: reason,
      pi,
      icon: 'shield',
    });
    tell('test', project_id);
    return findGate(tx, input);
  }),
);

const revoke = os.test.gate.revoke.handler(({ input, context }) =>
  changing(context, async (tx, tell) => {
    const { project_id, pi_id } = input;
    const pi = await findIncrement(tx, project_id, pi_id, 'pi_id');
    const { numUpdatedRows } = await tx
      .updateTable('gate_waiver')
      .set({ revoked_at: context.now().toISOString() })
      .where('project_id', '=', project_id)
      .where('pi_id', '=', pi_id)
      .where('revoked_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) {
      await record(tx, tell, context, {
        project_id,
        type: 'gate_waived',
        message: `Waiver of ${pi.name} taken back`,
        pi,
        icon: 'shield',
      });
      tell('test', project_id);
    }
    return findGate(tx, input);
  }),
);

export const gateOperations = { get, waive, revoke };
