import { useLingui } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useHtmlRules } from '#core/navigation/useHtmlRules.ts'
import { findRanges } from '#lib/textSearch.ts'
import { SanitizedHtml } from '#ui/SanitizedHtml.tsx'
import type { HelpQuestion } from './helpIndex.ts'

interface Props {
  questions: readonly HelpQuestion[]
  /** Anchor of the question that the address names, which is open and scrolled into view. */
  open: string | undefined
  terms: readonly string[]
  /** Whether the page has room for answers that nobody has opened. */
  roomy?: boolean
  /** Called with the address of a link to another page, which is then not followed. */
  onInner?: ((path: string) => unknown) | undefined
}

/** Most questions whose answers all fit on a screen, so that a page with room shows them open. */
const FEW = 5

/**
 * Questions that show their answers when they are pressed, or at once if there is room. They use
 * `<details>`, so that keys and the browser's page search work.
 */
export function Questions({ questions, open, terms, roomy = false, onInner }: Props) {
  const { t } = useLingui()
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const named = [...(list.current?.children ?? [])].find(
      (item) => item instanceof HTMLElement && item.dataset.question === open,
    )
    const details = named?.querySelector('details')
    if (!details) return
    details.open = true
    details.querySelector('summary')?.focus({ preventScroll: true })
    details.scrollIntoView({ block: 'center' })
  }, [open])
  return (
    <section
      aria-label={t({
        message: 'Frequently asked questions',
        comment: 'Heading of the help center',
      })}
    >
      <ul ref={list} className="flex flex-col overflow-hidden card">
        {questions.map((question) => (
          <li key={question.id} data-question={question.id} className="border-b last:border-b-0">
            <Question
              {...{ question, terms, onInner }}
              startsOpen={roomy && open === undefined && questions.length <= FEW}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface QuestionProps extends Pick<Props, 'terms' | 'onInner'> {
  question: HelpQuestion
  startsOpen: boolean
}

function Question({ question, startsOpen, terms, onInner }: QuestionProps) {
  const rules = useHtmlRules()
  const { title, content } = question
  const isFound = findRanges(title, terms).length > 0
  return (
    <details open={startsOpen} className="group/question">
      <summary className="flex min-h-thumb cursor-pointer list-none items-center gap-3 px-4 py-3.5 text-body font-semibold -outline-offset-2 transition-colors duration-quick hover:bg-raised [&::-webkit-details-marker]:hidden">
        <span className={`min-w-0 flex-1 wrap-anywhere ${isFound ? 'text-primary-text' : ''}`}>
          {title}
        </span>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-muted transition-transform duration-quick group-open/question:rotate-180"
        />
      </summary>
      <div className="max-w-[70ch] px-4 pt-1 pb-5">
        <SanitizedHtml html={content} marks={terms} {...rules} {...(onInner && { onInner })} />
      </div>
    </details>
  )
}
