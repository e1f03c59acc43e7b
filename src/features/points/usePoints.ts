import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useLanguage } from '#core/locale/language.ts'
import { pointBalanceQuery } from '#core/wallet/points/queries.ts'
import { identityAtom, mayAskAtom } from '#core/session/session.ts'
import { formatCount } from '#lib/counts.ts'

/** Loads the points of a real player; visitors and trial players have none. */
export function usePointBalance() {
  const isTrial = useAtomValue(identityAtom) === 'trial'
  const enabled = useAtomValue(mayAskAtom) && !isTrial
  return useQuery({ ...pointBalanceQuery, enabled })
}

/** Returns functions that write a number of points. */
export function useWritePoints() {
  const { t } = useLingui()
  const { locale } = useLanguage()
  return {
    /** Writes the number without the word for points. */
    figure: (points: number) => formatCount(points, locale),
    /** Writes the number with the word for points. */
    points: (points: number) => t`${plural(points, { one: '# point', other: '# points' })}`,
  }
}
