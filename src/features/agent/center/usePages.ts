import { useAtomValue } from 'jotai'
import { isOfficeAgentAtom } from '#core/session/session.ts'
import { useFeatureStatus } from '#core/system/permission.tsx'
import { PLACES } from '../feature.ts'
import { type AgentPageEntry, PAGES } from './pages.ts'

/** The pages that this brand, its gateway and the kind of agent allow. */
export function usePages(): readonly AgentPageEntry[] {
  const status = useFeatureStatus()
  const isOfficeAgent = useAtomValue(isOfficeAgentAtom)
  return PAGES.filter(({ id, needsWallet }) => {
    const { flag } = PLACES[id]
    return !(flag && status(flag) === 'off') && !(needsWallet && isOfficeAgent)
  })
}
