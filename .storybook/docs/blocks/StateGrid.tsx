import { useEffect, useRef, type ReactNode } from 'react'
import type { ForcedState } from '../../forced-states-plugin.ts'

interface Shown {
  name: string
  forced?: ForcedState
  content: ReactNode
}

/** States of a component beside each other, each with its name. */
export const StateGrid = ({ states }: { states: readonly Shown[] }) => (
  <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(15rem,100%),1fr))] gap-x-8 gap-y-6">
    {states.map(({ name, forced, content }) => (
      <div key={name} className="flex min-w-0 flex-col gap-2">
        <dt className="text-caption text-muted">{name}</dt>
        <dd>{forced ? <Forced state={forced}>{content}</Forced> : content}</dd>
      </div>
    ))}
  </dl>
)

/** The control of a component; of several tabs, one that is not chosen, since only that one reacts. */
const CONTROL = ':is(button, a[href], input, select, textarea):not([aria-selected=true])'

/** Draws the first control within it as if the pointer or the focus were on it. */
function Forced({ state, children }: { state: ForcedState; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const box = ref.current!
    const mark = () => {
      let marked = box.querySelector<HTMLElement>(CONTROL)
      while (marked && marked !== box) {
        marked.dataset['forced'] = state
        // A pointer is over everything around the control, too.
        marked = state === 'hover' ? marked.parentElement : null
      }
    }
    mark()
    // A story is drawn later than the page.
    const observer = new MutationObserver(mark)
    observer.observe(box, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [state])
  return <div ref={ref}>{children}</div>
}
