import { type Defect, unit } from '../defect.ts'

/** Contracts between agents: within the one above, settled once, paid by whom they are due from. */
export const CONTRACTS: readonly Defect[] = [
  {
    id: 'contract-cascade',
    title: 'Signing a lower rate leaves contracts below that break it',
    file: 'scripts/sandbox/world/contracts.ts',
    find: '    const ended = listBroken(db, contract)\n    demandNamed(ended, named)\n    const inForce',
    replace: '    const ended: Contract[] = []\n    const inForce',
    caughtBy: unit('tests/ledger/contracts.test.ts'),
  },
  {
    id: 'contract-bounds',
    title: 'A tier is compared with the highest rate of the contract above only',
    file: 'src/lib/contractTerms.ts',
    find: 'const most = mostAt(own, tier)',
    replace: 'const most = Math.max(0, ...own.map(({ rate }) => rate))',
    caughtBy: unit('tests/ledger/contracts.test.ts'),
  },
  {
    id: 'period-half-hour',
    title: 'An hour that a change of clocks cuts is counted twice',
    file: 'src/lib/settlementPeriods.ts',
    find: 'offsetAt(full, zone) === offset ? full : changeBetween(full, at, zone)',
    replace: 'full',
    caughtBy: unit('src/lib/settlementPeriods.test.ts'),
  },
  {
    id: 'settlement-out-of-turn',
    title: 'An upline pays what it can afford, whoever has waited longer',
    file: 'scripts/sandbox/world/settlement-pay.ts',
    find: '    if (short.has(row.upline)) continue\n',
    replace: '',
    caughtBy: unit('tests/ledger/settlement.test.ts'),
  },
  {
    id: 'settlement-lost-void',
    title: 'A bet voided before its period was settled counts in the void only',
    file: 'scripts/sandbox/world/settlement.ts',
    find: 'Math.min(closed ?? Infinity, voided ?? Infinity)',
    replace: 'closed ?? voided ?? Infinity',
    caughtBy: unit('tests/ledger/settlement.test.ts'),
  },
  {
    id: 'settlement-from-now',
    title: 'A contract pays for the day of its signature too',
    file: 'scripts/sandbox/world/contract-periods.ts',
    find: 'return start === at ? start : end',
    replace: 'return start <= at ? start : end',
    caughtBy: unit('tests/ledger/settlement.test.ts'),
  },
  {
    id: 'commission-twice',
    title: 'An agent and the downline both earn the whole rate of a bet',
    file: 'scripts/sandbox/world/commission.ts',
    find: 'validBet * (rate - sourceRate)',
    replace: 'validBet * rate',
    caughtBy: unit('tests/ledger/commission.test.ts'),
  },
]
