import { findSetting } from '@sarn/platform-server';
import type { Handle, SettingsTable } from '@sarn/platform-server';
import { ReviewRule, reviewRuleTable, usualReviewRule } from '../contract/index.ts';

/** The described table of one row. */
export const reviewRules: SettingsTable = { table: reviewRuleTable, sqlTable: 'review_rule' };

/** What the agency set last. */
export async function reviewRuleOf(h: Handle): Promise<ReviewRule> {
  const row = await findSetting(h, reviewRules, 'usual');
  return row ? ReviewRule.parse(row.values) : usualReviewRule;
}
