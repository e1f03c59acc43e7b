import { useFeatureStatus } from '#core/system/permission.tsx'
import { PLACES } from '../feature.ts'
import { type AgentPageEntry, PAGES } from './pages.ts'

/** The pages that this brand and its gateway allow. */
export function usePages(): readonly AgentPageEntry[] {
  const status = useFeatureStatus()
  return PAGES.filter(({ id }) => {
    const { flag } = PLACES[id]
    return !(flag && status(flag) === 'off')
  })
}
