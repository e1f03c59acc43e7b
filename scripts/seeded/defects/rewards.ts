import { component, type Defect, unit } from '../defect.ts'

/** Rewards, rebates and VIP: what is paid, and that it is paid once. */
export const REWARDS: readonly Defect[] = [
  {
    id: 'reward-twice',
    title: 'A reward that was claimed can be claimed again',
    file: 'scripts/sandbox/world/rewards.ts',
    find: '  and(isNull(rewards.claimedAt), or(isNull(rewards.expiresAt), gt(rewards.expiresAt, now)))',
    replace: '  or(isNull(rewards.expiresAt), gt(rewards.expiresAt, now))',
    caughtBy: unit('scripts/sandbox/world/rewards.test.ts'),
  },
  {
    id: 'reward-all-or-none',
    title: 'One expired reward stops the claim of all others',
    file: 'scripts/sandbox/world/rewards.ts',
    find: '      if (!outcome) throw error',
    replace: '      throw error',
    caughtBy: unit('scripts/sandbox/world/rewards.test.ts'),
  },
  {
    id: 'points-as-money',
    title: 'The ledger lets points become money one to one',
    file: 'scripts/sandbox/world/ledger.ts',
    find: 'sumOf(entries) === 0n && sumOf(points) === 0n',
    replace: 'sumOf(entries) === 0n',
    caughtBy: unit('scripts/sandbox/world/ledger.test.ts'),
  },
  {
    id: 'claim-forgotten',
    title: 'A claim whose reply was lost is forgotten when the page opens again',
    file: 'src/parts/rewards/useClaim.ts',
    find: '    if (body.success) void claim(body.output)\n',
    replace: '',
    caughtBy: component('src/features/member/rewards/rewards.test.tsx', 'whose reply was lost'),
  },
  {
    id: 'rebate-twice',
    title: 'Two claims of a rebate that read the same mark are both paid',
    file: 'scripts/sandbox/world/rebates.ts',
    find: '        eq(rebateMarks.rebated, mark.rebated),\n',
    replace: '',
    caughtBy: unit('scripts/sandbox/world/rebates.test.ts'),
  },
  {
    id: 'rebate-rounding',
    title: 'Each claim of a rebate loses what rounding leaves',
    file: 'scripts/sandbox/world/rebates.ts',
    find: 'BigInt(bet) * BigInt(rate) + BigInt(kept)',
    replace: 'BigInt(bet) * BigInt(rate) + BigInt(kept) * 0n',
    caughtBy: unit('scripts/sandbox/world/rebates.test.ts', 'sum to its rate'),
  },
  {
    id: 'vip-week',
    title: 'The VIP week begins on Sunday',
    file: 'scripts/sandbox/world/vip.ts',
    find: '(new Date(today).getUTCDay() + 6) % 7',
    replace: 'new Date(today).getUTCDay()',
    caughtBy: unit('scripts/sandbox/world/vip.test.ts', 'once a week'),
  },
]
