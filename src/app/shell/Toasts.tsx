import { Toast } from '@base-ui/react/toast'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { noticeAtom, type Notice } from '#core/popups/notices.ts'
import { openPopupsAtom, popupOf } from '#core/popups/popups.ts'
import { isOutdated } from '#core/platform/loadChunk.ts'
import { useOnceOnline } from '#core/platform/useOnceOnline.ts'

const SHOWN_MS = 6000
/** Milliseconds for which a toast with an undo button stays: long enough to read it and decide. */
const UNDO_MS = 10_000
const TRY_AGAIN = msg({ message: 'Try again', comment: 'Button after something failed' })
const RELOAD = msg`Reload the page`
const UNDO = msg({ message: 'Undo', comment: 'Button of a notice: takes back what was just done' })
const SEE = msg({ message: 'Show', comment: 'Button of a notice: opens what it tells of' })

/** Toasts with notices; their code loads with the first notice. */
export function Toasts() {
  const notice = useAtomValue(noticeAtom)
  const place = usePlace()
  return (
    <Toast.Provider timeout={SHOWN_MS}>
      {notice && <Announce notice={notice} />}
      <Toast.Portal>
        <Toast.Viewport
          className={`fixed inset-x-4 z-60 mx-auto flex max-w-md flex-col gap-2 ${place}`}
        >
          <List />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}

/**
 * CSS classes for a position at which toasts cover nothing that the player may press or type in:
 * above the buttons at the bottom of popups, below a game's bar and the search field.
 */
function usePlace(): string {
  const { pathname } = useLocation()
  const top = useAtomValue(openPopupsAtom).at(-1)?.popup ?? popupOf(pathname)
  if (!top) return 'bottom-22 lg:bottom-6'
  if (top.kind === 'game')
    return 'top-[calc(var(--spacing)*15+var(--offline,0px))] lg:top-[calc(var(--spacing)*22+var(--offline,0px))]'
  if (top.kind === 'search')
    return 'top-[calc(var(--spacing)*18+var(--offline,0px))] sm:top-[calc(var(--spacing)*42+var(--offline,0px))]'
  return 'top-[calc(var(--spacing)*3+var(--offline,0px))]'
}

/**
 * Text of a notice in the language on screen. It is a component, so that screen readers do not
 * announce the toast again when the words of a new language load.
 */
function Words({ of: message }: { of: MessageDescriptor }) {
  const { i18n } = useLingui()
  return <span>{i18n._(message)}</span>
}

interface Action {
  cause: unknown
  about: Notice['about']
  see: Notice['see']
  again: () => void
}

function Announce({ notice }: { notice: Notice }) {
  const { add, close } = Toast.useToastManager<Action>()
  const navigate = useNavigate()
  const open = useEffectEvent((address: string) => void navigate(address))
  useEffect(() => {
    const { message, undo, see, cause, about } = notice
    const isOld = isOutdated(cause)
    const retry = isOld ? () => window.location.reload() : notice.retry
    const act = retry ?? undo ?? (see === undefined ? undefined : () => open(see))
    const again = () => {
      close(id)
      act?.()
    }
    const id = add({
      title: <Words of={message} />,
      priority: 'high',
      ...(act && {
        // A toast with a retry button stays until the player closes it.
        timeout: retry ? 0 : UNDO_MS,
        actionProps: {
          children: <Words of={isOld ? RELOAD : retry ? TRY_AGAIN : undo ? UNDO : SEE} />,
          onClick: again,
        },
        data: { cause: retry && cause, about, see, again },
      }),
    })
  }, [add, close, notice])
  return null
}

interface FollowProps extends Action {
  /**
   * Called when what the notice leads to is open, by a press or by its address: the popup that had
   * failed to load, or the page with details.
   */
  onOpened: () => void
}

function Follow({ cause, about, see, again, onOpened }: FollowProps) {
  useOnceOnline(cause, again)
  const { pathname, search, hash } = useLocation()
  const stack = useAtomValue(openPopupsAtom)
  const isOpen =
    see === pathname + search + hash ||
    (about !== undefined &&
      (popupOf(pathname, search)?.kind === about ||
        stack.some(({ popup }) => popup.kind === about)))
  const wasOpen = useRef(isOpen)
  const tell = useEffectEvent(onOpened)
  useEffect(() => {
    if (isOpen && !wasOpen.current) tell()
    wasOpen.current = isOpen
  }, [isOpen])
  return null
}

function List() {
  const { t } = useLingui()
  const { toasts, close } = Toast.useToastManager<Action>()
  return toasts.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      className="flex items-center gap-2 popup ps-4 pe-1 transition-opacity duration-calm data-ending-style:opacity-0 data-starting-style:opacity-0"
    >
      {toast.data && <Follow {...toast.data} onOpened={() => close(toast.id)} />}
      <Toast.Title className="min-w-0 flex-1 py-3 text-label font-medium" />
      <Toast.Action className="min-h-thumb rounded-control px-3 text-label font-semibold text-primary-text hover:bg-raised" />
      <Toast.Close
        aria-label={t`Close`}
        className="inline-flex size-thumb shrink-0 items-center justify-center rounded-control text-muted hover:bg-raised hover:text-text"
      >
        <X className="size-5" />
      </Toast.Close>
    </Toast.Root>
  ))
}
