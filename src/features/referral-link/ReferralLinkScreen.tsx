import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { paths } from '#core/navigation/paths.ts'
import { keepLinkCodes, readLinkCodes } from '#core/session/linkCodes.ts'
import { identityAtom } from '#core/session/session.ts'
import { referrerQuery } from '#parts/invitations/queries.ts'

/**
 * Takes whoever follows a friend's link home. Visitors are invited to register, and the code is kept
 * for it, also if the gateway cannot be asked whose it is; a code that is nobody's is forgotten.
 */
export function ReferralLinkScreen() {
  const { pathname } = useLocation()
  const isVisitor = useAtomValue(identityAtom) === 'visitor'
  const code = readCode(pathname)
  const enabled = isVisitor && code !== ''
  const { data, isError } = useQuery({ ...referrerQuery(code), enabled, retry: false })
  const isInvited = enabled && (isError || data?.known === true)
  useEffect(() => {
    if (isInvited) keepLinkCodes(`?r=${code}`)
  }, [isInvited, code])
  if (isInvited) return <Navigate to={paths.register()} replace />
  return !enabled || data ? <Navigate to={paths.home} replace /> : null
}

/** The code at the end of the address; empty for what is none. */
function readCode(pathname: string): string {
  const [, , part = ''] = pathname.split('/')
  return readLinkCodes(`?r=${part}`).referralCode ?? ''
}
