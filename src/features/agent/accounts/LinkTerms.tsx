import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useLanguage } from '#core/locale/language.ts'
import { formatDay } from '#lib/periodFormats.ts'
import { KIND_WORDS } from './messages.ts'
import type { Invitation } from './schema.ts'

/**
 * One line about an invitation link: its kind of account, its last day and its limit of
 * registrations.
 */
export function LinkTerms({ link: { kind, lastDay, usesLimit, results } }: { link: Invitation }) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const parts: ReactNode[] = [t(KIND_WORDS[kind].name)]
  if (lastDay !== null) {
    const day = formatDay(lastDay, locale)
    parts.push(
      <Trans comment="How long a link can be used, in a list of its terms" key="end">
        until {day}
      </Trans>,
    )
  }
  if (usesLimit !== null) {
    const left = Math.max(0, usesLimit - results.registrations)
    parts.push(<Plural key="left" value={left} one="# place left" other="# places left" />)
  }
  return (
    <p className="flex flex-wrap gap-x-1 text-caption text-muted">
      {parts.map((part, index) => (
        <span key={index}>
          {index > 0 && <span aria-hidden="true">· </span>}
          <span>{part}</span>
        </span>
      ))}
    </p>
  )
}
