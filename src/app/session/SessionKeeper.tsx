import { useQueryClient } from '@tanstack/react-query'
import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { useEffect, useEffectEvent, useRef } from 'react'
import { ContractWatch } from '#app/shellParts.ts'
import { loadChunk } from '#core/platform/loadChunk.ts'
import { languageAtom } from '#core/locale/language.ts'
import { reportFirstLogin } from '#core/session/member/api.ts'
import { memberInfoQuery } from '#core/session/member/queries.ts'
import { logout } from '#core/session/api.ts'
import { catchUp, refreshTagged } from '#core/gateway/refresh.ts'
import { noticeAtom } from '#core/popups/notices.ts'
import { runLogoutTasks } from '#core/session/logoutTasks.ts'
import {
  identityAtom,
  keepFirstLoginReportedAtom,
  sessionAtom,
  type Session,
} from '#core/session/session.ts'
import { onTabMessage } from '#core/session/tabs.ts'
import { useEndSession } from '#core/session/useSession.ts'
import { useSessionLimits } from '#core/session/useSessionLimits.ts'
import { useToday } from '#core/gateway/useToday.ts'
import { useMemberSocket, type SocketEvent } from '#core/gateway/socket/useMemberSocket.ts'
import { permissionQuery } from '#core/system/queries.ts'
import { showBalanceAtom } from '#core/wallet/balanceInPlay.ts'
import { useFeature } from '#core/system/permission.tsx'
import { LazyPart } from '#parts/failures/LazyPart.tsx'
import { keepReturningFunds } from '#parts/play/returnLeftFunds.ts'

/** Tags of the queries whose answers may change when a day begins. */
const BY_DAY = ['player', 'promotions'] as const

/** Milliseconds over which the questions of all open pages are spread when a day begins. */
const SPREAD_MS = 3000

/**
 * Runs what a session needs while it lasts: its socket, its time limits and its messages from other
 * tabs. The code loads when a session begins.
 */
export function SessionKeeper({ session }: { session: Session }) {
  const store = useStore()
  const queryClient = useQueryClient()
  const end = useEndSession()
  const keepFirstLoginReported = useSetAtom(keepFirstLoginReportedAtom)

  useSessionLimits({
    session,
    // Only this tab's session ends, without a logout call: the gateway enforces the limits itself,
    // and a duplicated tab may still use the same session.
    onEnd: end,
    onActivity: () => {
      if (session.passwordChange) return
      queryClient.fetchQuery({ ...memberInfoQuery, staleTime: 0 }).catch(() => undefined)
    },
  })

  const today = useToday()
  const day = useRef(today)
  useEffect(() => {
    if (day.current === today) return
    day.current = today
    // Limits, missions and sums of "today" begin anew. Not all players ask in the same second.
    const timer = setTimeout(() => {
      for (const tag of BY_DAY) void catchUp(queryClient, tag)
    }, Math.random() * SPREAD_MS)
    return () => clearTimeout(timer)
  }, [today, queryClient])

  useEffect(
    () =>
      // The name of the VIP level differs by language, so it is fetched again.
      store.sub(languageAtom, () => void queryClient.invalidateQueries(memberInfoQuery)),
    [store, queryClient],
  )

  const leave = useEffectEvent(async (kind: 'loggedIn' | 'loggedOut', account: string) => {
    const isOwn = account === session.memberInfo.account
    if (kind === 'loggedOut' && !isOwn) return
    await runLogoutTasks()
    if (store.get(sessionAtom)?.token !== session.token) return
    if (!isOwn) logout({}).catch(() => undefined)
    end('otherTab')
  })
  useEffect(() => onTabMessage(({ kind, account }) => void leave(kind, account)), [])

  useEffect(() => {
    if (!session.firstTimeLogin || session.firstLoginReported || session.passwordChange) return
    reportFirstLogin({}).then(
      () => {
        if (store.get(sessionAtom)?.token === session.token) keepFirstLoginReported()
      },
      () => undefined,
    )
  }, [
    store,
    session.token,
    session.firstTimeLogin,
    session.firstLoginReported,
    session.passwordChange,
    keepFirstLoginReported,
  ])

  const { id } = session.memberInfo
  const identity = useAtomValue(identityAtom)
  useEffect(() => {
    // A trial player has only one wallet, and the gateway refuses calls about vendors' wallets.
    if (session.passwordChange || identity === 'trial') return
    return keepReturningFunds(id, queryClient)
  }, [session.passwordChange, id, identity, queryClient])

  const hasContracts = useFeature('agents') === 'on' && identity === 'agent'
  // Before the password change the gateway refuses all other calls.
  if (session.passwordChange) return null
  return (
    <>
      <SessionSocket />
      {hasContracts && (
        <LazyPart failure="hide">
          <ContractWatch />
        </LazyPart>
      )}
    </>
  )
}

const loadCashierNotice = () =>
  loadChunk('cashierNotice', () => import('#parts/money/cashierNotice.ts'))

/**
 * Query tags, besides `money`, that the gateway's socket events refresh. When the socket opens, all
 * of them are fetched again, since earlier events were missed.
 */
const TOLD = ['contracts', 'messages', 'points', 'promotions', 'rewards'] as const

/** Handles the events that the gateway sends. */
function SessionSocket() {
  const queryClient = useQueryClient()
  const end = useEndSession()
  const notify = useSetAtom(noticeAtom)
  const showBalance = useSetAtom(showBalanceAtom)
  const onOpen = () => {
    showBalance(() => void catchUp(queryClient, 'money'), true)
    for (const tag of TOLD) void catchUp(queryClient, tag)
  }
  useMemberSocket((event: SocketEvent) => {
    if (event.type === 'kickedOut') end(event.data.reason === 'otherLogin' ? 'otherLogin' : 'ended')
    if (event.type === 'maintenance') void queryClient.invalidateQueries(permissionQuery)
    if (event.type === 'balance') {
      showBalance(() => refreshTagged(queryClient, 'money'))
    }
    if (event.type === 'cashier') {
      refreshTagged(queryClient, 'money')
      // The code and words of the notice about a deposit or withdrawal load only now, since few
      // visits show one.
      loadCashierNotice().then(
        ({ tellCashierNews }) => tellCashierNews(event.data, notify),
        () => undefined,
      )
    }
    if (event.type === 'contracts') refreshTagged(queryClient, 'contracts')
    if (event.type === 'message') refreshTagged(queryClient, 'messages')
    if (event.type === 'points') refreshTagged(queryClient, 'points')
    if (event.type === 'promotion') {
      refreshTagged(queryClient, 'promotions')
      refreshTagged(queryClient, 'rewards')
    }
  }, onOpen)
  return null
}
