import { Tabs as BaseTabs } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'

interface Props<Value extends string> {
  /** Name of the group of tabs, for screen readers. */
  label: string
  /** Two or three tabs; icons are hidden on phones if there are more than two. */
  items: readonly { value: Value; label: ReactNode; icon?: ReactNode }[]
  /** Value of the tab whose panel is in sight. */
  value: Value
  /** Called with the tab that the player chose. */
  onChange: (value: Value) => void
  /** Content of the chosen tab's panel. */
  children: ReactNode
}

/**
 * Tabs for two or three ways to do the same, such as a username or a mobile number. A filter of
 * a list is a `ChipChoice`, and steps in a fixed order are a `StepList`.
 */
export function Tabs<Value extends string>({
  label,
  items,
  value,
  onChange,
  children,
}: Props<Value>) {
  return (
    <BaseTabs.Root
      value={value}
      onValueChange={(next, { event }) => {
        if (!isFocusFromOutside(event)) onChange(next as Value)
      }}
      className="flex flex-col gap-5"
    >
      <BaseTabs.List
        activateOnFocus
        aria-label={label}
        // The mark keeps its old place and width for a frame after the window has become narrower,
        // and would make the page wider than the window.
        className={`tab-list relative isolate overflow-x-clip [overflow-clip-margin:--spacing(2)] rounded-[min(var(--radius-control),1.75rem)] bg-sunken p-1 ${items.length > 2 ? 'flex max-sm:[&_svg]:hidden' : 'grid auto-cols-fr grid-flow-col'}`}
      >
        {items.map((item) => (
          <BaseTabs.Tab
            key={item.value}
            value={item.value}
            className="flex min-h-thumb min-w-0 flex-auto items-center justify-center gap-2 rounded-[inherit] px-3 py-1.5 text-label font-semibold text-balance text-muted transition-colors duration-quick hover:text-text data-active:text-text [&_svg]:size-4.5 [&_svg]:shrink-0"
          >
            {item.icon}
            <span className="min-w-0 wrap-anywhere">{item.label}</span>
          </BaseTabs.Tab>
        ))}
        <BaseTabs.Indicator className="tab-mark absolute top-1 left-0 -z-1 h-(--active-tab-height) w-(--active-tab-width) translate-x-(--active-tab-left) rounded-[inherit] bg-overlay shadow-raised inset-ring inset-ring-border-strong transition-[translate,width] duration-calm ease-out-soft" />
      </BaseTabs.List>
      <BaseTabs.Panel value={value}>{children}</BaseTabs.Panel>
    </BaseTabs.Root>
  )
}

/**
 * Whether the focus came from outside the tabs. A closing dialog may return the focus to a tab,
 * which must not choose that tab.
 */
const isFocusFromOutside = (event: Event) =>
  event instanceof FocusEvent &&
  !(event.target as Element)
    .closest('[role=tablist]')
    ?.contains(event.relatedTarget as Element | null)
