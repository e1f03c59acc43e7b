import type { MessageDescriptor } from '@lingui/core'
import { useQueryClient } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useNavigate } from 'react-router-dom'
import { refreshTagged } from '#core/gateway/refresh.ts'
import { noticeAtom } from '#core/popups/notices.ts'
import { paths } from '#core/navigation/paths.ts'

/**
 * What follows when something of the security center was done.
 *
 * @returns says so, fetches again what may have changed, and leads to a place of the security center
 */
export function useDone(): (message: MessageDescriptor, place?: string) => void {
  const setNotice = useSetAtom(noticeAtom)
  const refresh = useRefreshSecurity()
  const navigate = useNavigate()
  return (message, place) => {
    refresh()
    setNotice({ message })
    void navigate(paths.member('securityCenter', place), { replace: true })
  }
}

/** Fetches again what the security center and the pages of money show of it. */
export function useRefreshSecurity(): () => void {
  const queryClient = useQueryClient()
  return () => {
    refreshTagged(queryClient, 'security')
    refreshTagged(queryClient, 'money')
  }
}
