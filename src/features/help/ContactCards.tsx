import { Trans } from '@lingui/react/macro'
import { Headset, MessageSquareHeart } from 'lucide-react'
import { Link } from '#core/navigation/Link.tsx'
import { paths } from '#core/navigation/paths.ts'
import { useCustomerService } from '#core/system/useCustomerService.ts'
import { FEEDBACK } from './useHelpAnchor.ts'

const CARD =
  'flex min-h-thumb items-start gap-4 card p-5 transition-colors duration-quick hover:border-border-strong hover:bg-raised'
const GLYPH =
  'flex size-11 shrink-0 items-center justify-center rounded-pill bg-primary-soft text-on-primary-soft [&_svg]:size-5.5'

interface Props {
  /** Whether the cards stand in a column beside a topic, if the page has room for it. */
  beside?: boolean
}

/**
 * Shown if no help topic answers the question: links to customer service and to the feedback
 * form.
 */
export function ContactCards({ beside = false }: Props) {
  const service = useCustomerService()
  const card = `${CARD} ${beside ? '@min-[60rem]:flex-col' : ''}`
  return (
    <div
      className={`grid gap-3 sm:grid-cols-2 print:hidden ${beside ? '@min-[60rem]:sticky @min-[60rem]:top-24 @min-[60rem]:grid-cols-1' : ''}`}
    >
      {service && (
        <a {...service.link} className={card}>
          <span className={GLYPH}>
            <Headset aria-hidden="true" />
          </span>
          <span className="flex min-w-0 flex-col gap-0.5">
            <span className="text-body font-semibold">
              <Trans>Ask customer service</Trans>
            </span>
            <span className="text-label text-pretty text-muted">
              <Trans>A person answers, at any hour.</Trans>
            </span>
          </span>
        </a>
      )}
      <Link to={paths.help(FEEDBACK)} className={card}>
        <span className={GLYPH}>
          <MessageSquareHeart aria-hidden="true" />
        </span>
        <span className="flex min-w-0 flex-col gap-0.5">
          <span className="text-body font-semibold">
            <Trans comment="Button and title">Send feedback</Trans>
          </span>
          <span className="text-label text-pretty text-muted">
            <Trans>Tell us what went wrong, or what we could do better.</Trans>
          </span>
        </span>
      </Link>
    </div>
  )
}
