import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { mayAskAtom } from '#core/session/session.ts'
import { memberInfoQuery } from './queries.ts'

/**
 * What the gateway knows of the player; undefined for visitors, and while a password change is
 * required.
 */
export function useMemberInfo() {
  return useQuery({ ...memberInfoQuery, enabled: useAtomValue(mayAskAtom) }).data
}
