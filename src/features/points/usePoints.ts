import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useLanguage } from '#core/locale/language.ts'
import { pointBalanceQuery } from '#core/wallet/points/queries.ts'
import { identityAtom, mayAskAtom } from '#core/session/session.ts'
import { formatCount } from '#lib/counts.ts'

/** A real player's points; visitors and trials have none. */
export function usePointBalance() {
  const isTrial = useAtomValue(identityAtom) === 'trial'
  const enabled = useAtomValue(mayAskAtom) && !isTrial
  return useQuery({ ...pointBalanceQuery, enabled })
}

/** Writes how many points something is. */
export function useWritePoints() {
  const { t } = useLingui()
  const { locale } = useLanguage()
  return {
    /** Only the figure. */
    figure: (points: number) => formatCount(points, locale),
    /** With its unit. */
    points: (points: number) => {
      const count = formatCount(points, locale)
      return t({ message: `${{ count }} points`, comment: 'count is a number, such as 12,500' })
    },
  }
}
