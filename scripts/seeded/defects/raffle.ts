import { component, type Defect, unit } from '../defect.ts'

/** Draws of raffles: their odds, their stock, and what is paid for them. */
export const RAFFLE: readonly Defect[] = [
  {
    id: 'raffle-biased',
    title: 'A draw reads only two bytes of its digest',
    file: 'src/rules/raffle.ts',
    find: 'BigInt(`0x${digest}`) %',
    replace: 'BigInt(`0x${digest.slice(0, 4)}`) %',
    caughtBy: unit('tests/ledger/raffle.test.ts'),
  },
  {
    id: 'raffle-oversold',
    title: 'A prize is given although none is left',
    file: 'scripts/sandbox/world/raffle-prizes.ts',
    find: '  return changes === 1\n',
    replace: '  return changes < 2\n',
    caughtBy: unit('tests/ledger/raffle.test.ts', 'oversells'),
  },
  {
    id: 'raffle-any-commitment',
    title: 'A draw uses another seed than the one that its player was shown',
    file: 'scripts/sandbox/world/raffle-seeds.ts',
    find: '    .set({ draws: sql`${raffleSeeds.draws} + 1` })\n    .where(and(isInUse(entrant), eq(raffleSeeds.commitment, commitment)))',
    replace: '    .set({ draws: sql`${raffleSeeds.draws} + 1` })\n    .where(isInUse(entrant))',
    caughtBy: unit('tests/ledger/raffle.test.ts', 'its seed'),
  },
  {
    id: 'raffle-seed-told-early',
    title: 'The seed in use is told before it is revealed',
    file: 'scripts/sandbox/world/raffle-words.ts',
    find: 'isOver || seed.revealedAt !== null ? seed.serverSeed : null',
    replace: 'seed.serverSeed',
    caughtBy: unit('tests/ledger/raffle-claims.test.ts', 'stays secret'),
  },
  {
    id: 'raffle-result-forgotten',
    title: 'The result of a lost reply is not asked for after a reload',
    file: 'src/features/raffle/useDraw.ts',
    find: "    mayAsk && hasOpen() ? { kind: 'resuming' } : { kind: 'idle' },",
    replace: "    mayAsk && hasOpen() ? { kind: 'idle' } : { kind: 'idle' },",
    caughtBy: component('src/features/raffle/raffle.test.tsx', 'after a reload'),
  },
  {
    id: 'raffle-any-check',
    title: 'The check of a draw holds whatever was promised',
    file: 'src/features/raffle/verify.ts',
    find: 'holds: commitment.holds && numberHolds',
    replace: 'holds: numberHolds',
    caughtBy: unit('tests/ledger/raffle.test.ts', 'in the browser'),
  },
]
