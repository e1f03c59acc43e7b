import { randomUUID } from 'node:crypto'
import { TRIAL_TYPE } from '../identity/account-types.ts'
import type { Db } from '../../db/open.ts'
import type { Merchant } from '../../http/serve.ts'
import type { Account } from '../identity/accounts.ts'
import {
  pairOf,
  balanceOf,
  hasAccount,
  houseOf,
  type LedgerAccount,
  mainWalletOf,
  playHouseOf,
  playWalletOf,
  transfer,
  vendorWalletOf,
} from './ledger.ts'
import { scaleUnits } from './money.ts'

type Player = Pick<Account, 'merchant' | 'username' | 'type'>

/** Play money of a trial account, in baht. */
const PLAY_MONEY = 10_000

/** Merchants whose vendors keep players' money in separate wallets, unless a tester changes it. */
const SEPARATE: readonly string[] = ['larkmoor_int']

/** Whether all games are paid from one wallet, as in every trial account. */
export const isSingleWallet = ({ code, settings }: Merchant, { type }: Player): boolean =>
  type === TRIAL_TYPE || !(settings.rules.separateWallets ?? SEPARATE.includes(code))

/** Returns the ledger account whose balance a player sees. */
export const walletOf = ({ merchant, username, type }: Player): LedgerAccount =>
  type === TRIAL_TYPE ? playWalletOf(merchant, username) : mainWalletOf(merchant, username)

/** Returns the ledger account from which a game takes stakes. */
export function gameWalletOf(
  merchant: Merchant,
  player: Player,
  { vendor, trial }: { vendor: string; trial: boolean },
): LedgerAccount {
  if (trial) return playWalletOf(player.merchant, player.username)
  return isSingleWallet(merchant, player)
    ? walletOf(player)
    : vendorWalletOf(player.merchant, player.username, vendor)
}

/** Gives a new player the first money, in baht; a player who already has an account gets none. */
export function openWallet(
  db: Db,
  player: Player,
  { baht, currency, at }: { baht: number; currency: string; at: number },
): void {
  const own = walletOf(player)
  const amount = scaleUnits(baht, currency)
  if (amount === 0 || hasAccount(db, own)) return
  const bank = own.kind === 'play' ? playHouseOf(player.merchant) : houseOf(player.merchant)
  const entries = pairOf(bank, own, amount)
  transfer(db, { reason: 'opening', reference: player.username, at, entries })
}

/** Makes sure that a trial player has play money. */
export function fillPlayMoney(
  db: Db,
  { merchant, username }: Player,
  { currency, at }: { currency: string; at: number },
): void {
  const own = playWalletOf(merchant, username)
  const full = scaleUnits(PLAY_MONEY, currency)
  const missing = full - balanceOf(db, own)
  if (missing <= full * 0.9) return
  const entries = pairOf(playHouseOf(merchant), own, missing)
  transfer(db, { reason: 'opening', reference: `${username} ${randomUUID()}`, at, entries })
}
