import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '#core/navigation/paths.ts'
import { keepLinkCodes, readLinkCodes } from '#core/session/linkCodes.ts'
import { identityAtom } from '#core/session/session.ts'
import { Redirect } from '#core/navigation/Redirect.tsx'
import { referrerQuery } from '#parts/invitations/queries.ts'

/**
 * Shows the home page to a visitor who follows a friend's referral link, and invites the visitor to
 * register. The code is kept for the registration even if the gateway cannot be asked about it. A
 * code that belongs to nobody is deleted.
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
  if (isInvited) return <Redirect to={paths.register()} />
  return !enabled || data ? <Redirect to={paths.home} /> : null
}

/** Reads the referral code at the end of the address; empty if it is not valid. */
function readCode(pathname: string): string {
  const [, , part = ''] = pathname.split('/')
  return readLinkCodes(`?r=${part}`).referralCode ?? ''
}
