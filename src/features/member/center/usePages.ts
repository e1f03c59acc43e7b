import { msg } from '@lingui/core/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { identityAtom } from '#core/session/session.ts'
import { useFeatureStatus } from '#core/system/permission.tsx'
import { merchantWalletQuery } from '#core/wallet/queries.ts'
import { PLACES } from '../feature.ts'
import { type MemberPageEntry, PAGES } from './pages.ts'

/** The pages that this brand, its gateway and the player's account allow. */
export function usePages(): readonly MemberPageEntry[] {
  const status = useFeatureStatus()
  const isTrial = useAtomValue(identityAtom) === 'trial'
  const { data } = useQuery({ ...merchantWalletQuery, enabled: !isTrial })
  return PAGES.filter(({ id }) => {
    const { flag, trials } = PLACES[id]
    return (!isTrial || trials) && !(flag && status(flag) === 'off')
  }).map((page) =>
    page.id === 'transferFund' && data?.isSingle === false
      ? { ...page, note: msg`Move money to game providers and back` }
      : page,
  )
}
