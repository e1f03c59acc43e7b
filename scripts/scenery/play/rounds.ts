import { setTimeout as pause } from 'node:timers/promises'
import { chanceFrom, newSeed } from './chance.ts'
import { OperatorError, type Operator, type WalletCall } from '../operator.ts'
import type { RoundReply } from './protocol.ts'
import type { Bets } from './rules/rules.ts'
import type { Money } from '../world.ts'
import type { KeptRound, PlaySession, Round } from './sessions.ts'

/** Thrown for a round that was cancelled: its bet was refunded. */
export class RoundVoid extends Error {
  readonly balance: string

  constructor(balance: string) {
    super('The round came to nothing.')
    this.balance = balance
  }
}

/**
 * Thrown for a round id that was used with other bets, or for a second round beside a running one.
 */
export class RoundConflict extends Error {
  readonly code: 'conflict' | 'round_running'

  constructor(code: 'conflict' | 'round_running') {
    super(code)
    this.code = code
  }
}

export interface RoundParts {
  operator: Operator
  money: Pick<Money, 'write'>
  /** Stores a decided round before it is paid. If this throws, the bet is refunded. */
  keep?(session: PlaySession, roundId: string, round: KeptRound): void | Promise<void>
  /** Whether a tester wants a merchant's players to win big. */
  winsBig?(merchant: string): boolean
  /** Milliseconds before the wallet is asked again, multiplied by the number of the attempt. */
  patience?: number
}

const ROUNDS_KEPT = 200
const ATTEMPTS = 3

/**
 * Multiple of the bet from which a win counts as big, and the number of random outcomes that are
 * tried to find a big win.
 */
const BIG_WIN = 50
const DRAWS = 5_000

/**
 * Plays a round only once, however often it is requested: it takes the bets, decides, stores and
 * pays. The same id gives the same reply, and continues a round that an earlier request left
 * unfinished. Throws `RoundConflict`, `RoundVoid`, or `OperatorError` if the wallet refused the bet
 * or does not answer.
 */
export function playRound(
  parts: RoundParts,
  session: PlaySession,
  roundId: string,
  bets: Bets,
): Promise<RoundReply> {
  const written = [...bets].map(([spot, amount]) => `${spot}=${amount}`).join()
  const known = session.rounds.get(roundId)
  if (known && known.bets !== written) return Promise.reject(new RoundConflict('conflict'))
  if (known?.running) return known.running
  if (!known && [...session.rounds.values()].some(({ running }) => running !== null)) {
    return Promise.reject(new RoundConflict('round_running'))
  }
  const round = known ?? startRound(session, roundId, written)
  round.running = advance(parts, session, roundId, round, bets).finally(() => {
    round.running = null
  })
  return round.running
}

function startRound(session: PlaySession, roundId: string, bets: string): Round {
  const [oldest] = session.rounds.keys()
  if (session.rounds.size >= ROUNDS_KEPT && oldest) session.rounds.delete(oldest)
  const round = { bets, running: null, undo: false, kept: null, reply: null, voidBalance: null }
  session.rounds.set(roundId, round)
  return round
}

async function advance(
  { operator, money, keep, winsBig, patience = 150 }: RoundParts,
  session: PlaySession,
  roundId: string,
  round: Round,
  bets: Bets,
): Promise<RoundReply> {
  if (round.reply) return round.reply
  const { currency } = session.gameSession
  const total = [...bets.values()].reduce((sum, amount) => sum + amount, 0)
  const base = { gameSession: session.gameSession, roundId: `${session.id}.${roundId}` }
  const bet: WalletCall = {
    ...base,
    transactionId: `${base.roundId}.bet`,
    amount: money.write(total, currency),
  }
  const giveBack = async (): Promise<never> => {
    round.undo = true
    round.voidBalance ??= await insist(() => operator.rollback(bet), patience)
    throw new RoundVoid(round.voidBalance)
  }
  if (round.undo) return giveBack()
  if (!round.kept) {
    try {
      await operator.bet(bet)
    } catch (error) {
      // After a refusal no money has moved; after a missing answer, the wallet may have taken the
      // bet.
      if (!isUnanswered(error)) {
        session.rounds.delete(roundId)
        throw error
      }
      return giveBack()
    }
    try {
      const kept = winsBig?.(session.gameSession.merchant)
        ? drawBigWin(session, bets, total)
        : draw(session, bets)
      await keep?.(session, roundId, kept)
      round.kept = kept
    } catch (error) {
      console.error(`Round ${roundId} could not be kept:`, error)
      return giveBack()
    }
  }
  const { outcome, win } = round.kept
  const settled = {
    ...base,
    transactionId: `${base.roundId}.settle`,
    amount: money.write(Math.floor(win), currency),
  }
  const balance = await insist(() => operator.settle(settled), patience)
  round.reply = { roundId, bet: bet.amount, win: settled.amount, balance, outcome }
  return round.reply
}

function draw({ rules }: PlaySession, bets: Bets): KeptRound {
  const seed = newSeed()
  return { seed, ...rules.decide(bets, chanceFrom(seed)) }
}

/**
 * Returns the first random outcome with a big win; the best of all tried outcomes if the bets
 * cannot win that much.
 */
function drawBigWin(session: PlaySession, bets: Bets, total: number): KeptRound {
  let best = draw(session, bets)
  for (let left = DRAWS; left > 0 && best.win < total * BIG_WIN; left -= 1) {
    const next = draw(session, bets)
    if (next.win > best.win) best = next
  }
  return best
}

/**
 * Repeats a call to the wallet if no answer arrived. This is safe, since a transaction id moves
 * money only once.
 */
async function insist<Answer>(ask: () => Promise<Answer>, patience: number): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ask()
    } catch (error) {
      if (!isUnanswered(error) || attempt === ATTEMPTS) throw error
      await pause(patience * attempt)
    }
  }
}

const isUnanswered = (error: unknown) =>
  !(error instanceof OperatorError) || error.code === 'wallet_unreachable'
