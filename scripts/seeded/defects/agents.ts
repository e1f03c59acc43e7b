import { type Defect, unit } from '../defect.ts'

/** The agent center's overview, team, reports and income. */
export const AGENTS: readonly Defect[] = [
  {
    id: 'team-name-shown',
    title: 'A downline’s downline is shown by the whole name',
    file: 'scripts/sandbox/world/team.ts',
    find: 'level === 1 ? username',
    replace: 'level <= 2 ? username',
    caughtBy: unit('tests/agents/team.test.ts', 'masks a downline’s downlines'),
  },
  {
    id: 'team-half-moved',
    title: 'Bets in the midst of a move go to the upline left behind',
    file: 'scripts/sandbox/world/team-moves.ts',
    find: 'set({ parent: newParent })',
    replace: 'set({ parent: node.parent })',
    caughtBy: unit('scripts/sandbox/world/team-relinks.test.ts', 'in the midst'),
  },
  {
    id: 'move-leaves-days-behind',
    title: 'Sums of a team keep what somebody bet who has moved to another upline',
    file: 'scripts/sandbox/world/team-relinks.ts',
    find: 'shiftDownlineDays(db, merchant, { uplines, names: some }, -1)',
    replace: 'void 0',
    caughtBy: unit('scripts/sandbox/world/team-moves.test.ts', 'counted anew'),
  },
  {
    id: 'overview-change-twice',
    title: 'What a team did in a period counts in the one before, too',
    file: 'scripts/sandbox/world/team-overview.ts',
    find: 'CASE WHEN day < ${now.from}',
    replace: 'CASE WHEN day <= ${now.to}',
    caughtBy: unit('scripts/sandbox/world/team-overview.test.ts', 'what changed'),
  },
  {
    id: 'reports-hidden-balance',
    title: 'Account details tell the balances of a downline’s downlines',
    file: 'scripts/sandbox/routes/agent/reports.ts',
    find: '...(member.level === 1 && {',
    replace: '...(member.level >= 1 && {',
    caughtBy: unit('tests/agents/reports.test.ts'),
  },
  {
    id: 'income-below-zero',
    title: 'A day on which more was voided than bet takes from the income',
    file: 'scripts/sandbox/world/earned-days.ts',
    find: 'amount: Math.max(0, wholeUnits(parts))',
    replace: 'amount: wholeUnits(parts)',
    caughtBy: unit('tests/ledger/agent-income.test.ts', 'a row for each day of commission'),
  },
]
