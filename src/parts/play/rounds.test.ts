import { expect, it } from 'vitest'
import { readRound, readRoundWord, type RoundSigns } from './rounds.ts'

const NONE: RoundSigns = { word: null, justPaid: false, away: false, touched: false }

it.each<[string, Partial<RoundSigns>, ReturnType<typeof readRound>]>([
  ['of a game that was opened and not played', {}, 'over'],
  ['of a silent game whose money has just moved', { justPaid: true }, 'open'],
  ['of a game that says it is open', { word: 'open' }, 'open'],
  [
    'of a game that says it is over, although money has just moved',
    { word: 'over', justPaid: true },
    'over',
  ],
  ['of a silent game at the vendor’s own wallet', { away: true, touched: true }, 'unknown'],
  ['of a silent game at the vendor’s own wallet that was never touched', { away: true }, 'over'],
  [
    'of a game at the vendor’s own wallet that says it is over',
    { away: true, touched: true, word: 'over' },
    'over',
  ],
  ['of a silent game that was touched', { touched: true }, 'over'],
])(
  'messages and money movements show whether a game round is open: the round %s',
  (_, signs, round) => {
    expect(readRound({ ...NONE, ...signs })).toBe(round)
  },
)

it.each([
  ['livery:round-open', 'open'],
  ['livery:round-over', 'over'],
  ['livery:round', undefined],
  ['LIVERY:ROUND-OPEN', undefined],
  [['livery:round-open'], undefined],
  [{ type: 'livery:round-open' }, undefined],
  [null, undefined],
])('the message %j from a game means for its round: %s', (data, word) => {
  expect(readRoundWord(data)).toBe(word)
})
