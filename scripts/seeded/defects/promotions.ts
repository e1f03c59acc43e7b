import { component, type Defect, unit } from '../defect.ts'

const limits = 'tests/ledger/promotion-limits.test.ts'
const engine = 'tests/ledger/promotions.test.ts'

/** What promotions give. */
export const PROMOTIONS: readonly Defect[] = [
  {
    id: 'promotion-limit',
    title: 'A promotion gives one more than its limit',
    file: 'scripts/sandbox/world/promotion-limits.ts',
    find: '} < ${most.grants}`',
    replace: '} <= ${most.grants}`',
    caughtBy: unit(limits, 'the statement that counts'),
  },
  {
    id: 'promotion-for-others',
    title: 'A bonus for newcomers is given to everybody',
    file: 'scripts/sandbox/world/promotion-progress.ts',
    find: 'barred: Boolean(campaign.newcomers) &&',
    replace: 'barred: !campaign.newcomers && Boolean(campaign.newcomers) &&',
    caughtBy: unit(engine, 'for newcomers'),
  },
  {
    id: 'deposit-bonus-twice',
    title: 'Two deposits that chose one bonus both get it',
    file: 'scripts/sandbox/world/deposit-bonuses.ts',
    find: 'return changes === 1 && try',
    replace: 'return changes >= 0 && try',
    caughtBy: unit(engine, 'one of two deposits'),
  },
  {
    id: 'deposit-bonus-unpaid',
    title: 'A deposit bonus for which the budget is too small reads as paid',
    file: 'scripts/sandbox/world/promotion-limits.ts',
    find: 'if (!work(db)) tx.rollback()',
    replace: 'if (!work(db) && !db) tx.rollback()',
    caughtBy: unit(engine, 'the budget no longer has'),
  },
  {
    id: 'promotion-too-early',
    title: 'A promotion that has not begun leads to a deposit that does not count',
    file: 'src/features/promotions/PromotionPanel.tsx',
    find: 'isUnderWay={isUnderWay(promotion)}',
    replace: 'isUnderWay={isUnderWay(promotion) || Boolean(promotion)}',
    caughtBy: component('src/features/promotions/PromotionPanel.test.tsx', 'only if that counts'),
  },
  {
    id: 'art-scrim-thin',
    title: 'The ground of words over a picture lets a bright picture through',
    file: 'themes/light.json',
    find: '"chroma": 0.9, "alpha": 0.68',
    replace: '"chroma": 0.9, "alpha": 0.5',
    caughtBy: unit('scripts/brand/theme.test.ts', 'read over any picture'),
  },
]
