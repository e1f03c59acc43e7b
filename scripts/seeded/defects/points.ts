import { component, type Defect, unit } from '../defect.ts'

const SEQUENCES = unit('tests/ledger/points-sequences.test.ts')

/** Points, and what they are redeemed for. */
export const POINTS: readonly Defect[] = [
  {
    id: 'points-lost-look-up',
    title: 'A redemption counts as not made if nobody can be asked',
    file: 'src/parts/money/useResumedIntent.ts',
    find: 'error instanceof GatewayError && error.code === notMade',
    replace: 'error instanceof GatewayError && (error.code === notMade || error.code)',
    caughtBy: component('src/features/points/PointsScreen.test.tsx', 'got no answer'),
  },
  {
    id: 'points-draw-unsettled',
    title: 'A draw is paid by points that have expired',
    file: 'scripts/sandbox/world/raffles.ts',
    find: '  settlePoints(db, { merchant, username }, at)\n',
    replace: '  settlePoints(db, { merchant, username }, 0)\n',
    caughtBy: unit('tests/ledger/raffle.test.ts', 'there now'),
  },
  {
    id: 'points-stock-oversold',
    title: 'The last piece can be redeemed by one more',
    file: 'scripts/sandbox/world/point-stock.ts',
    find: '${quantity} <= ${pointStocks.stock}`',
    replace: '${quantity} <= ${pointStocks.stock} + 1`',
    caughtBy: SEQUENCES,
  },
  {
    id: 'points-rejection-keeps-piece',
    title: 'A rejection does not put the pieces back',
    file: 'scripts/sandbox/world/redemptions.ts',
    find: "  returnStock(db, merchant, goodId ?? '', quantity)\n",
    replace: "  returnStock(db, merchant, goodId ?? '', quantity - quantity)\n",
    caughtBy: SEQUENCES,
  },
  {
    id: 'points-day-twice',
    title: 'The points of a day are credited anew when a bet of it is settled late',
    file: 'scripts/sandbox/world/points.ts',
    find: '[pointsOf(merchant, username), points - credited],',
    replace: '[pointsOf(merchant, username), points],',
    caughtBy: unit('tests/ledger/points-sequences.test.ts', 'once a day'),
  },
  {
    id: 'points-expire-newest',
    title: 'Points that were spent are taken from the newest month',
    file: 'scripts/sandbox/world/points.ts',
    find: '  return Math.max(0, cameIn + left)\n',
    replace: '  return Math.max(0, cameIn + left * 0)\n',
    caughtBy: unit('tests/ledger/points-sequences.test.ts', 'once a day'),
  },
  {
    id: 'points-worth-rounded-up',
    title: 'Points are worth what is rounded up',
    file: 'src/features/points/schema.ts',
    find: 'Big.roundDown',
    replace: 'Big.roundUp',
    caughtBy: unit('src/features/points/points.test.ts'),
  },
]
