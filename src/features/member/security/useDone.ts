import type { MessageDescriptor } from '@lingui/core'
import { useQueryClient } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useNavigate } from 'react-router-dom'
import { refreshTagged } from '#core/gateway/refresh.ts'
import { noticeAtom } from '#core/popups/notices.ts'
import { paths } from '#core/navigation/paths.ts'

/**
 * Completes a form of the security center.
 * @returns function that shows a notice, fetches changed data again and opens a page of the
 *   security center
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

/** Fetches the security settings again, and what the money pages show of them. */
export function useRefreshSecurity(): () => void {
  const queryClient = useQueryClient()
  return () => {
    refreshTagged(queryClient, 'security')
    refreshTagged(queryClient, 'money')
  }
}
