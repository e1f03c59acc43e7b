import { useQueryClient } from '@tanstack/react-query'
import { useStore } from 'jotai'
import { useRef, useState } from 'react'
import { GatewayError } from '#core/contract/error.ts'
import { sessionAtom } from '#core/session/session.ts'
import { transferWallet } from '#core/wallet/api.ts'
import { keepBalance, merchantWalletQuery } from '#core/wallet/queries.ts'
import { isUncertain } from '#core/contract/error.ts'
import { NOT_LOGGED_IN } from './messages.ts'
import {
  forgetFunds,
  holdStay,
  makeNote,
  noteFunds,
  readFunds,
  untilReturned,
  whileStayIsFree,
  type Note,
} from './vendorFunds.ts'

/** A player's money that is at a vendor, or being transferred to it. */
interface Stay {
  /** Id of the member who owns the money; no other session may move it. */
  account: string
  /** The stored note with which the money can be moved back. */
  note: Note
  /** Idempotency key of the transfer to the vendor, kept over retries. */
  key: string
  /** The transfer to the vendor, pending or finished; undefined if it failed. */
  moving?: Promise<unknown> | undefined
  /**
   * The transfer of money that reached the main wallet during the game. `laterKey` is its
   * idempotency key until the transfer is answered.
   */
  later?: Promise<unknown> | undefined
  laterKey?: string | undefined
  /**
   * Whether the transfer back to the main wallet has begun. Its key works only once, so no more
   * money may go to the vendor.
   */
  returning?: boolean
  /** Releases the lock of the note, so that other tabs may move the money back. */
  release: () => void
}

interface Move {
  account: string
  vassalage: string
  direction: 'IN' | 'OUT'
  key: string
}

/**
 * Moves the player's money to a vendor before a game and back after it, if the merchant has
 * separate wallets (docs/product.md §7.3). Each transfer keeps its key, however often it is tried.
 */
export function useVendorFunds() {
  const store = useStore()
  const queryClient = useQueryClient()
  const stay = useRef<Stay | null>(null)
  const [away, setAway] = useState(false)
  const accountNow = () => store.get(sessionAtom)?.memberInfo.id

  async function move({ account, key, ...input }: Move): Promise<void> {
    // If another player has logged in, this call must fail, since it would move that player's
    // money.
    if (account !== accountNow()) throw new GatewayError(NOT_LOGGED_IN)
    const { balance } = await transferWallet(input, { idempotencyKey: key })
    void keepBalance(queryClient, balance)
  }

  async function bringHome(account: string, note: Note): Promise<void> {
    await move({ account, vassalage: note.vendor, direction: 'OUT', key: note.key })
    forgetFunds(account, note)
  }

  /** Moves the money back from the vendor; may be called again after a failure. */
  async function takeBack(): Promise<void> {
    const { current } = stay
    if (!current) return
    current.returning = true
    await current.moving?.catch(() => undefined)
    await current.later?.catch(() => undefined)
    await bringHome(current.account, current.note)
    current.release()
    if (stay.current !== current) return
    stay.current = null
    setAway(false)
  }

  /**
   * Moves the money back from the vendor without a retry; if that fails, the next visit moves it.
   */
  async function abandon(): Promise<void> {
    const { current } = stay
    try {
      await takeBack()
    } finally {
      current?.release()
    }
  }

  /**
   * Moves the whole balance to a vendor once, if its games are not paid from the main wallet. After
   * the signal is aborted, no transfer starts.
   */
  async function bring(vendor: string, signal: AbortSignal): Promise<void> {
    const account = accountNow()
    if (account === undefined) throw new GatewayError(NOT_LOGGED_IN)
    if ((await queryClient.fetchQuery(merchantWalletQuery)).isSingle) return
    signal.throwIfAborted()
    // The earlier money is moved back first if it is at another vendor, or if its return has
    // already begun: the key of a return works only once.
    const before = stay.current
    if (before && (before.returning || before.note.vendor !== vendor)) await takeBack()
    signal.throwIfAborted()
    if (!stay.current) {
      const isLeft = ({ vendor: at }: Note) => at === vendor
      if (readFunds(account).some(isLeft)) await untilReturned()
      signal.throwIfAborted()
      // If an earlier game left money at this vendor, that money is moved back first, because its
      // key must not be used for this game.
      for (const left of readFunds(account).filter(isLeft)) {
        await whileStayIsFree(account, left, () => bringHome(account, left))
      }
      signal.throwIfAborted()
      const note = makeNote(vendor)
      const release = await holdStay(account, note)
      if (signal.aborted) release()
      signal.throwIfAborted()
      // From here to the transfer there is no `await`. So leaving the game either prevents the
      // transfer, or moves the money back.
      noteFunds(account, note)
      stay.current = { account, note, key: crypto.randomUUID(), release }
      setAway(true)
    }
    const { current } = stay
    current.moving ??= move({
      account,
      vassalage: vendor,
      direction: 'IN',
      key: current.key,
    }).catch((error: unknown) => {
      current.moving = undefined
      throw error
    })
    await current.moving
  }

  /**
   * Moves money to the vendor that has reached the main wallet since the game was opened, such as a
   * new deposit.
   */
  async function topUp(): Promise<void> {
    const { current } = stay
    if (!current || current.returning) return
    current.laterKey ??= crypto.randomUUID()
    const { account, note, laterKey: key } = current
    current.later = move({ account, vassalage: note.vendor, direction: 'IN', key })
    try {
      await current.later
    } catch (error) {
      if (error instanceof GatewayError && !isUncertain(error)) current.laterKey = undefined
      throw error
    }
    current.laterKey = undefined
  }

  return {
    bring,
    topUp,
    takeBack,
    abandon,
    /** Whether the player's money is at a vendor, or being transferred to it. */
    away,
    isAway: () => stay.current !== null,
  }
}
