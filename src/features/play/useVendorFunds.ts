import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useStore } from 'jotai'
import { useRef, useState } from 'react'
import { read } from '#core/gateway/queries.ts'
import { sessionAtom } from '#core/session/session.ts'
import { getMerchantWallet, transferWallet } from '#core/wallet/api.ts'
import { forgetFunds, holdFunds, noteFunds, readFunds } from './vendorFunds.ts'

/** Kept for the session: forgotten with all that is a player's own. */
const merchantWalletQuery = {
  ...read(getMerchantWallet, {}),
  staleTime: Infinity,
  gcTime: Infinity,
}

/** The player's money at a vendor, or on its way there. */
interface Stay {
  vendor: string
  /** Idempotency key of taking it there. */
  key: string
  moved: boolean
  moving?: Promise<unknown>
  /** Lets other tabs bring home what is left at vendors. */
  release: () => void
}

interface Move {
  vassalage: string
  direction: 'IN' | 'OUT'
  key: string
}

/**
 * Moves the player's money to a vendor before a game and back after it, where the merchant's wallets
 * are not one (specification §7.3). Each move has one key, however often it is tried.
 */
export function useVendorFunds() {
  const store = useStore()
  const queryClient = useQueryClient()
  const stay = useRef<Stay | null>(null)
  const [away, setAway] = useState(false)
  // As a mutation, so that no chunk's failure reloads the page meanwhile.
  const { mutateAsync: move } = useMutation({
    mutationFn: ({ key, ...input }: Move) => transferWallet(input, { idempotencyKey: key }),
  })
  const account = () => store.get(sessionAtom)?.memberInfo.id ?? ''

  async function returnFrom(vendor: string): Promise<void> {
    const note = readFunds(account()).find((each) => each.vendor === vendor)
    if (!note) return
    await move({ vassalage: vendor, direction: 'OUT', key: note.key })
    forgetFunds(account(), note)
  }

  /** Brings back what was taken there; may be called again after a failure. */
  async function takeBack(): Promise<void> {
    const { current } = stay
    if (!current) return
    await current.moving?.catch(() => undefined)
    await returnFrom(current.vendor)
    current.release()
    stay.current = null
    setAway(false)
  }

  /** Takes all there is to a vendor, once, where its games are not paid from the main wallet. */
  async function bring(vendor: string): Promise<void> {
    if ((await queryClient.fetchQuery(merchantWalletQuery)).isSingle) return
    if (stay.current && stay.current.vendor !== vendor) await takeBack()
    if (!stay.current) {
      const release = await holdFunds(account())
      // What an earlier stay left there first: its key must not serve for this one.
      await returnFrom(vendor).catch((error: unknown) => {
        release()
        throw error
      })
      noteFunds(account(), vendor)
      setAway(true)
      stay.current = { vendor, key: crypto.randomUUID(), moved: false, release }
    }
    const { current } = stay
    if (current.moved) return
    current.moving = move({ vassalage: vendor, direction: 'IN', key: current.key })
    await current.moving
    current.moved = true
  }

  return {
    bring,
    takeBack,
    /** Whether the player's money is at a vendor, or on its way there. */
    away,
    isAway: () => stay.current !== null,
  }
}
