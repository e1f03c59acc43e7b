import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useBrand } from '#core/brand/brand.ts'
import { useLanguage } from '#core/locale/language.ts'
import { useMoments } from '#core/gateway/useMoments.ts'
import { formatCount } from '#lib/counts.ts'
import { formatMoney } from '#lib/money.ts'
import { Hidden } from './Hidden.tsx'
import type { MemberRow } from './schema.ts'

/**
 * Writes the facts about a member that lists show, in the player's language.
 *
 * @param currency that of the amounts; by default the brand's
 */
export function useMemberFigures(currency: string | undefined) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const brand = useBrand()
  const { day, write } = useMoments()
  const count = (value: number) => formatCount(value, locale)
  const money = (amount: string) => formatMoney(amount, locale, currency ?? brand.currency)
  return {
    joined: ({ joinedAt }) => day(joinedAt),
    lastLogin: ({ level, lastLoginAt }) => {
      if (level > 1) return <Hidden />
      return lastLoginAt ? write(lastLoginAt) : t({ message: 'Never', context: 'last login' })
    },
    directs: ({ directs }) => count(directs),
    size: ({ teamSize }) => count(teamSize),
    balance: ({ balance }) => (balance === null ? <Hidden /> : money(balance)),
    turnover: ({ turnover }) => money(turnover),
  } satisfies Record<string, (member: MemberRow) => ReactNode>
}
