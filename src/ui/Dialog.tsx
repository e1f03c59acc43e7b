import { AlertDialog as BaseAlertDialog } from '@base-ui/react/alert-dialog'
import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { use, useRef, type ReactNode } from 'react'
import { followKeyboard } from './followKeyboard.ts'
import { TopmostContext } from './topmost.ts'
import { useIdle } from './useIdle.ts'
import { useTapGuard } from './useTapGuard.ts'

/** A dialog that stays has no way to close; any other one has a close button with words. */
type Closing =
  | { mandatory: true; closeLabel?: never; onClose?: never }
  | { mandatory?: false; closeLabel: string; onClose: () => void }

interface Content {
  /** The dialog stays until its task is done: no button, key or press outside closes it. */
  mandatory?: boolean
  /** Words of the close button, for screen readers and the tooltip. */
  closeLabel?: string | undefined
  /** Called when the player closes the popup by button, key or press outside. */
  onClose?: (() => void) | undefined
  /** Says what the popup is for; screen readers read it first. */
  title: string
  /** Control beside the title, such as a link to settings. */
  aside?: ReactNode
  /** A picture across the top, in a box of fixed height; hidden if the screen is low. */
  banner?: ReactNode
  /**
   * Content below the scrolling text that always stays visible, such as the buttons that decide.
   */
  footer?: ReactNode
  /** Whether the banner stands beside the content at a desk, as an upright panel. */
  bannerBeside?: boolean | undefined
  /** Whether a desk shows the panel wider, for tables and lists with pictures. */
  wide?: boolean
  /**
   * Whether the dialog interrupts with a question: screen readers read its text, and its first
   * button is the safe answer.
   */
  alert?: boolean
  /**
   * True for a dialog that opens without a press of the player: it is drawn hidden, then shown when
   * the browser is idle.
   */
  unasked?: boolean
  /** The content; it scrolls if it is higher than the screen. */
  children: ReactNode
}

/**
 * A popup for a task that is done before the player goes on: a sheet from the bottom on phones,
 * a panel in the middle elsewhere. A question of yes or no is a `ConfirmDialog`, and one of a
 * few values a `Menu`.
 */
export function Dialog({
  title,
  aside,
  closeLabel,
  onClose,
  mandatory = false,
  banner,
  bannerBeside = false,
  footer,
  wide = false,
  alert = false,
  unasked = false,
  children,
}: Closing & Content) {
  useTapGuard()
  const idle = useIdle()
  const closeButton = !mandatory && !alert
  const popup = useRef<HTMLDivElement>(null)
  const topmost = use(TopmostContext)
  const Root = alert ? BaseAlertDialog.Root : BaseDialog.Root
  return (
    <Root open={!unasked || idle} onOpenChange={(open) => !open && topmost && onClose?.()}>
      <BaseDialog.Portal keepMounted={unasked}>
        <BaseDialog.Backdrop
          // Otherwise a question over a popup would leave the popup as bright as itself.
          forceRender
          className={`fixed inset-0 bg-scrim ${topmost ? 'z-40' : 'z-20'} transition-opacity duration-calm data-ending-style:opacity-0 data-starting-style:opacity-0`}
        />
        <BaseDialog.Popup
          ref={(element) => {
            popup.current = element
            if (!element) return undefined
            const stops = [followKeyboard(element), handOverFocus(element)]
            return () => stops.forEach((stop) => stop?.())
          }}
          initialFocus={() => firstFocus(popup.current, alert)}
          className={`group/dialog fixed inset-x-0 bottom-(--keyboard,0px) flex max-h-[calc(min(92dvh,100dvh-var(--offline,0px))-var(--keyboard,0px))] flex-col overflow-hidden rounded-t-panel dialog-frame outline-none transition-[translate,opacity] duration-calm ease-out-soft data-ending-style:translate-y-8 data-ending-style:opacity-0 data-starting-style:translate-y-8 data-starting-style:opacity-0 sm:inset-x-auto sm:start-1/2 sm:top-[calc(50%-var(--keyboard,0px)/2)] sm:bottom-auto sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-panel rtl:sm:translate-x-1/2 ${topmost ? 'z-50' : 'z-30'} ${wide ? 'sm:w-[min(45rem,94vw)]' : 'sm:w-[27rem]'} ${bannerBeside ? BESIDE : ''}`}
        >
          {banner && (
            <div
              className={`h-24 shrink-0 overflow-hidden bg-skeleton group-data-keyboard/dialog:hidden sm:h-36 [@media(height<32rem)]:hidden ${bannerBeside ? 'lg:row-span-full lg:h-auto' : ''}`}
            >
              {banner}
            </div>
          )}
          <div
            className={`flex min-h-thumb shrink-0 items-center gap-2 ps-5 pt-2 ${closeButton ? 'pe-2' : 'pe-5 pt-4'}`}
          >
            <BaseDialog.Title className="min-w-0 flex-1 text-heading wrap-anywhere">
              {title}
            </BaseDialog.Title>
            {aside}
            {closeButton && (
              <BaseDialog.Close
                aria-label={closeLabel}
                className="inline-flex size-thumb shrink-0 items-center justify-center rounded-control text-muted hover:bg-raised hover:text-text"
              >
                <X className="size-5" />
              </BaseDialog.Close>
            )}
          </div>
          <div
            data-dialog-body=""
            // Focusable, since a text without links or buttons must also be scrollable by keyboard.
            tabIndex={0}
            className={`min-h-0 scroll-py-10 overflow-y-auto overscroll-contain px-5 pt-2 -outline-offset-2 ${footer ? 'pb-4' : 'pb-[max(1.5rem,env(safe-area-inset-bottom))]'}`}
          >
            {children}
          </div>
          {footer && (
            <div
              data-dialog-footer=""
              className="shrink-0 border-t px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))]"
            >
              {footer}
            </div>
          )}
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </Root>
  )
}

/**
 * CSS classes of a popup with its banner beside the content: title, body and footer are the rows of
 * the second column.
 */
const BESIDE =
  'lg:grid lg:w-[49rem] lg:grid-cols-[22rem_minmax(0,1fr)] lg:grid-rows-[auto_minmax(26rem,1fr)_auto] [@media(height<32rem)]:lg:block [@media(height<32rem)]:lg:w-[27rem]'

/** Selector of the field that gets the focus; optional search boxes are excluded. */
const FIELD =
  '[data-dialog-body] :is(input, textarea):not(:disabled, [type=hidden], [aria-hidden=true], [hidden], [data-optional])'

/**
 * Chooses what gets the focus when the dialog opens: a question's first button, a form's first
 * field, or the popup itself, whose title names it and which shows no focus ring. On touch screens
 * no field gets it, since the keyboard would cover a form that nobody has read yet.
 */
function firstFocus(popup: HTMLElement | null, alert: boolean): HTMLElement | boolean {
  if (alert) return popup?.querySelector<HTMLElement>('[data-dialog-footer] button') ?? true
  const field = isTouch() ? null : popup?.querySelector<HTMLElement>(FIELD)
  return field ?? popup ?? true
}

const isTouch = () => window.matchMedia('(pointer: coarse)').matches

/**
 * When a form replaces the skeleton that was shown while it loaded, moves the focus to the form's
 * first field, unless the visitor has already done something. Returns a function that stops waiting
 * for the form.
 */
function handOverFocus(popup: HTMLElement): (() => void) | undefined {
  if (isTouch() || popup.querySelector(FIELD)) return undefined
  const waiting = new AbortController()
  const observer = new MutationObserver(() => {
    const field = popup.querySelector<HTMLElement>(FIELD)
    if (!field) return
    waiting.abort()
    if (popup.contains(document.activeElement)) field.focus()
  })
  waiting.signal.addEventListener('abort', () => observer.disconnect())
  for (const type of ['keydown', 'pointerdown']) {
    popup.addEventListener(type, () => waiting.abort(), { signal: waiting.signal })
  }
  observer.observe(popup, { childList: true, subtree: true })
  return () => waiting.abort()
}
