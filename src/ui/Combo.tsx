import { Combobox } from '@base-ui/react/combobox'
import { Check, ChevronDown, Search } from 'lucide-react'
import { useMemo, type ReactNode, type Ref } from 'react'
import type { ControlProps } from './Field.tsx'

export interface ComboItem {
  value: string
  label: string
  /** Text at the end of the item's line, such as a dialling code; the search finds it too. */
  hint?: string
}

export interface ComboLabels {
  search: string
  /** Message that the list shows when no item matches the search. */
  none: string
}

interface Props extends Partial<ControlProps> {
  /** All items of the list; the search box filters them. */
  items: readonly ComboItem[]
  /** Value of the chosen item; empty if nothing is chosen yet. */
  value: string
  /** Called with the value of the item that the player chose. */
  onChange: (value: string) => void
  /** Words of the search box and of a search without results. */
  labels: ComboLabels
  /** Name of the list, and of the button if no label names it. */
  name: string
  /** What the closed button shows, usually the chosen item. */
  children: ReactNode
  /** Longer name of the button for screen readers, if no label element names it. */
  spoken?: string
  disabled?: boolean
  onBlur?: () => void
  ref?: Ref<HTMLButtonElement>
  className?: string
}

/** A button that opens a list with a search box, for lists that are too long to read through. */
export function Combo({
  items,
  value,
  onChange,
  labels,
  name,
  children,
  spoken,
  disabled = false,
  onBlur,
  className = '',
  ...control
}: Props) {
  const collection = useMemo(
    () =>
      Combobox.createItems(items, {
        getValue: (item: ComboItem) => item.value,
        getLabel: (item: ComboItem) => `${item.label} ${item.hint ?? ''}`,
      }),
    [items],
  )
  return (
    <Combobox.Root
      items={collection}
      value={value || null}
      onValueChange={(next) => next !== null && onChange(next)}
      onOpenChange={(open) => !open && onBlur?.()}
      disabled={disabled}
      autoHighlight
    >
      <Combobox.Trigger
        {...control}
        aria-label={spoken}
        className={`well-input flex min-w-0 items-center gap-1.5 outline-none disabled:cursor-not-allowed ${className}`}
      >
        {children}
        <ChevronDown aria-hidden="true" className="size-4.5 shrink-0 text-muted" />
      </Combobox.Trigger>
      <Combobox.Portal>
        <Combobox.Positioner align="start" sideOffset={6} collisionPadding={12} className="z-60">
          <Combobox.Popup
            aria-label={name}
            className="flex max-h-[min(24rem,var(--available-height))] w-[max(var(--anchor-width),min(20rem,var(--available-width)))] max-w-(--available-width) origin-(--transform-origin) flex-col overflow-hidden rounded-[min(var(--radius-panel),1rem)] border bg-overlay shadow-floating outline-none transition-[opacity,scale] duration-quick data-ending-style:scale-95 data-ending-style:opacity-0 data-starting-style:scale-95 data-starting-style:opacity-0"
          >
            <div className="flex shrink-0 items-center gap-2.5 border-b bg-sunken ps-4 text-muted focus-within:[&_svg]:text-text">
              <Search aria-hidden="true" className="size-4.5 shrink-0" />
              <Combobox.Input
                // Text of an unfinished input-method composition is searched too, as in the site's
                // search.
                onCompositionStart={(event) => event.preventBaseUIHandler()}
                onCompositionEnd={(event) => event.preventBaseUIHandler()}
                aria-label={labels.search}
                placeholder={labels.search}
                className="h-control-lg min-h-thumb min-w-0 flex-1 bg-transparent pe-4 text-body text-text outline-none"
              />
            </div>
            <Combobox.Empty className="px-4 py-6 text-center text-label text-muted empty:hidden">
              {labels.none}
            </Combobox.Empty>
            <Combobox.List className="min-h-0 flex-1 scroll-py-1.5 overflow-y-auto overscroll-contain p-1.5 outline-none data-empty:p-0">
              {(item: ComboItem) => (
                <Combobox.Item
                  key={item.value}
                  value={item.value}
                  className="flex min-h-thumb cursor-pointer items-center gap-3 rounded-[min(var(--radius-control),0.625rem)] px-3 py-1.5 text-label outline-none data-highlighted:bg-raised data-highlighted:inset-ring data-highlighted:inset-ring-border-strong data-selected:font-semibold"
                >
                  <span className="min-w-0 flex-1 wrap-anywhere">{item.label}</span>
                  {item.hint && (
                    <span dir="ltr" className="shrink-0 text-muted tabular-nums">
                      {item.hint}
                    </span>
                  )}
                  <span className="flex size-4 shrink-0">
                    <Combobox.ItemIndicator className="text-primary-text">
                      <Check aria-hidden="true" className="size-4" />
                    </Combobox.ItemIndicator>
                  </span>
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  )
}
