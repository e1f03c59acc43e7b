import { Menu as BaseMenu } from '@base-ui/react/menu'
import { Check } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'

interface Choice<Value extends string> {
  value: Value
  label: string
  /** BCP 47 tag of the label's own language, if it differs from the page's. */
  lang?: string
}

interface Props<Value extends string> {
  /** The button that opens the menu, such as an `IconButton`. */
  trigger: ReactElement
  /** What the button shows, such as an icon with the value in force. */
  children: ReactNode
  /** The value in force, which has a tick. */
  value: Value
  /** At most ten values; a longer list is a `Combo`. */
  choices: readonly Choice<Value>[]
  /** Called with the chosen value; the menu closes by itself. */
  onChoose: (value: Value) => void
  /** Whether it is open at first, as after the press that loaded it. */
  defaultOpen?: boolean
}

/**
 * A button that opens up to ten values of which one is in force, such as the language. In a form
 * take a `SelectField`, and for more than ten values a `ComboField`.
 */
export function Menu<Value extends string>({
  trigger,
  children,
  value,
  choices,
  onChoose,
  defaultOpen = false,
}: Props<Value>) {
  return (
    <BaseMenu.Root modal={false} defaultOpen={defaultOpen}>
      <BaseMenu.Trigger render={trigger}>{children}</BaseMenu.Trigger>
      <BaseMenu.Portal>
        <BaseMenu.Positioner align="end" sideOffset={8} className="z-50">
          <BaseMenu.Popup className="min-w-44 popup p-1.5 transition-[opacity,scale] duration-quick data-ending-style:scale-95 data-ending-style:opacity-0 data-starting-style:scale-95 data-starting-style:opacity-0">
            <BaseMenu.RadioGroup value={value} onValueChange={(next) => onChoose(next as Value)}>
              {choices.map((choice) => (
                <BaseMenu.RadioItem
                  key={choice.value}
                  value={choice.value}
                  closeOnClick
                  lang={choice.lang}
                  className="flex min-h-thumb cursor-pointer items-center justify-between gap-6 rounded-control px-3 text-label outline-none data-checked:font-semibold data-highlighted:bg-raised"
                >
                  <span>{choice.label}</span>
                  <BaseMenu.RadioItemIndicator className="text-primary-text">
                    <Check className="size-4" />
                  </BaseMenu.RadioItemIndicator>
                </BaseMenu.RadioItem>
              ))}
            </BaseMenu.RadioGroup>
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  )
}
