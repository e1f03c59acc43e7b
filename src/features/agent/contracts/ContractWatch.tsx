import { useQuery } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import { useMayInterrupt } from '#core/navigation/useMayInterrupt.ts'
import { openPopupAtom, openPopupsAtom } from '#core/popups/popups.ts'
import { offForAgentAtom } from '#core/navigation/useReach.ts'
import { isOfficeAgentAtom } from '#core/session/session.ts'
import { fundsQuery } from '#core/wallet/queries.ts'
import { sessionStore } from '#lib/storage.ts'
import { listClosed } from './closedContracts.ts'
import { waitingContractsQuery } from './queries.ts'

/**
 * Storage key for the ids of the contracts that the popup has named in this session, separated by
 * commas. The end of the session deletes them.
 */
const TOLD_KEY = 'contracts-told:v1'
/**
 * Milliseconds between two requests for contracts that wait for an answer, in case an event of the
 * socket was lost.
 */
const ASK_MS = 5 * 60_000

const readTold = () => new Set(sessionStore.get(TOLD_KEY)?.split(',') ?? [])

/** Closes the pages of contracts that the operator has closed for this agent. */
function useClosedContracts(): void {
  const enabled = !useAtomValue(isOfficeAgentAtom)
  const { data } = useQuery({ ...fundsQuery, enabled, select: listClosed })
  const close = useSetAtom(offForAgentAtom)
  useEffect(() => {
    close(data ?? [])
    return () => close([])
  }, [data, close])
}

/**
 * Opens the popup of the contracts that wait for an answer, once per session and contract. The
 * popup waits until nothing else is open and nobody is typing (`useMayInterrupt`). It also keeps
 * the pages away that are closed for this agent.
 */
export function ContractWatch() {
  useClosedContracts()
  const { data } = useQuery({ ...waitingContractsQuery, refetchInterval: ASK_MS })
  const mayInterrupt = useMayInterrupt()
  const isFree = useAtomValue(openPopupsAtom).length === 0 && mayInterrupt
  const openPopup = useSetAtom(openPopupAtom)
  const names = data?.list.map(({ id, asks }) => `${id}:${asks}`).join(',') ?? ''
  const tell = useEffectEvent((waiting: string) => {
    const told = readTold()
    const fresh = waiting.split(',').filter((name) => name !== '' && !told.has(name))
    if (fresh.length === 0) return
    sessionStore.set(TOLD_KEY, [...told, ...fresh].join(','))
    openPopup({ kind: 'contract' })
  })
  useEffect(() => {
    if (isFree) tell(names)
  }, [isFree, names])
  return null
}
