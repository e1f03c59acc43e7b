import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { ChevronRight, Headset } from 'lucide-react'
import { Link } from '#core/navigation/Link.tsx'
import { mayAskAtom } from '#core/session/session.ts'
import { placeOf } from './places.ts'
import { questionsQuery } from './queries.ts'

/** Link to customer service, with the number of unread answers. */
export function ServiceEntry() {
  const enabled = useAtomValue(mayAskAtom)
  const { data } = useQuery({ ...questionsQuery, enabled })
  const answers = data?.list.reduce((sum, { unread }) => sum + unread, 0) ?? 0
  return (
    <Link
      to={placeOf('service')}
      className="flex min-h-18 items-center gap-4 card px-4 py-3.5 transition-colors duration-quick hover:bg-raised"
    >
      <span className="flex size-11 shrink-0 items-center justify-center rounded-pill bg-primary-soft text-on-primary-soft">
        <Headset aria-hidden="true" className="size-5.5" />
      </span>
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="text-body font-semibold wrap-anywhere">
          <Trans>Ask customer service</Trans>
        </span>
        <span
          className={`text-label text-pretty ${answers > 0 ? 'font-semibold text-danger-text' : 'text-muted'}`}
        >
          {answers > 0 ? (
            <Plural
              value={answers}
              one="# new answer is waiting for you"
              other="# new answers are waiting for you"
            />
          ) : (
            <Trans>Write to us, with pictures if you like. The answer appears here.</Trans>
          )}
        </span>
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted rtl:-scale-x-100" />
    </Link>
  )
}
