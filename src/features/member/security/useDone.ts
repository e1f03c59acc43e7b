import type { MessageDescriptor } from '@lingui/core'
import { useQueryClient } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useNavigate } from 'react-router-dom'
import { refreshTagged } from '#core/gateway/refresh.ts'
import { noticeAtom } from '#core/popups/notices.ts'
import { useDetour } from '#core/navigation/detour.ts'
import { paths } from '#core/navigation/paths.ts'

/**
 * Does what is needed after a form of the security center was saved.
 * @returns function that shows a notice, fetches changed data again and opens a page of the
 * security center, or the page for whose sake the player came
 */
export function useDone(): (message: MessageDescriptor, place?: string) => void {
  const setNotice = useSetAtom(noticeAtom)
  const refresh = useRefreshSecurity()
  const navigate = useNavigate()
  const detour = useDetour()
  return (message, place) => {
    refresh()
    setNotice({ message })
    void navigate(detour?.returnTo ?? paths.member('securityCenter', place), {
      replace: true,
      state: detour?.outer,
    })
  }
}

/**
 * Returns a function that fetches the security settings again, and the data of the money pages that
 * depend on them.
 */
export function useRefreshSecurity(): () => void {
  const queryClient = useQueryClient()
  return () => {
    refreshTagged(queryClient, 'security')
    refreshTagged(queryClient, 'money')
  }
}
