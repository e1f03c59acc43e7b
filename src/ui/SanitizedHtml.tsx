import { useLayoutEffect, useRef, type MouseEvent } from 'react'
import { markText } from './markText.ts'
import { sanitizeHtml, type HtmlRules } from './sanitizeHtml.ts'

interface Props extends HtmlRules {
  /** Text of an operator from the gateway, such as a promotion or a message. */
  html: string
  /**
   * Called when a link to a page of this site is clicked; after false, the browser follows the link
   * itself.
   */
  onInner: (path: string) => unknown
  /** Search terms from `termsOf`; every occurrence in the text is highlighted. */
  marks?: readonly string[]
}

const LOOK =
  '[&_mark]:rounded-[min(var(--radius-control),0.2em)] [&_mark]:bg-primary-soft [&_mark]:text-on-primary-soft wrap-anywhere text-body leading-relaxed text-text [&_a]:font-medium [&_a]:text-primary-text [&_a]:underline [&_a]:underline-offset-4 [&_blockquote]:border-s-2 [&_blockquote]:border-accent [&_blockquote]:ps-4 [&_blockquote]:text-muted [&_:is(h1,h2,h3,h4,h5,h6)]:mt-5 [&_:is(h1,h2,h3,h4,h5,h6)]:font-bold [&_hr]:border-border [&_img]:h-auto [&_img]:max-w-full [&_img]:rounded-panel [&_li]:ps-1 [&_li]:marker:text-accent-text [&_ol]:list-decimal [&_ol]:ps-6 [&_pre]:overflow-x-auto [&_table]:block [&_table]:max-w-full [&_table]:overflow-x-auto [&_:is(td,th)]:border [&_:is(td,th)]:border-border [&_:is(td,th)]:px-3 [&_:is(td,th)]:py-2 [&_:is(td,th)]:text-start [&_ul]:list-disc [&_ul]:ps-6 [&>*+:is(p,ul,ol,dl,div,table,blockquote,pre,figure,hr,img)]:mt-3 [&_li+li]:mt-1.5'

/**
 * The only component that puts HTML from outside onto a page, such as the text of a promotion.
 * Our own words never pass through it; an image from outside alone is a `Picture`.
 */
export function SanitizedHtml({ html, readLink, readImage, onInner, marks }: Props) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const content = sanitizeHtml(html, { readLink, readImage })
    if (marks) markText(content, marks)
    place.current?.replaceChildren(content)
  }, [html, readLink, readImage, marks])
  return (
    // The links inside are what is pressed, and they answer the keyboard by themselves.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div ref={place} className={LOOK} onClick={(event) => follow(event, onInner)} />
  )
}

/**
 * A plain click on a link within this site opens the page in the app; the browser handles all other
 * clicks.
 */
function follow(event: MouseEvent, onInner: Props['onInner']): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.target || event.button !== 0) return
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  if (onInner(link.getAttribute('href') ?? '') !== false) event.preventDefault()
}
