import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Menu } from '#ui/Menu.tsx'
import { OPENER } from './filterOpener.ts'

interface Props<Value extends string> {
  /** The first choice is that of an unset filter. */
  choices: readonly { value: Value; label: string }[]
  value: Value
  onChoose: (value: Value) => void
  icon?: ReactNode
  /** Label for screen readers; by default the chosen value. */
  label?: string
}

/** A button that names the chosen value of a filter, and opens the menu of its values. */
export function FilterMenu<Value extends string>({
  choices,
  value,
  onChoose,
  icon,
  label,
}: Props<Value>) {
  const chosen = choices.find((choice) => choice.value === value)?.label
  return (
    <Menu
      trigger={
        <button
          type="button"
          data-active={value === choices[0]?.value ? undefined : ''}
          aria-label={label ?? chosen}
          className={OPENER}
        />
      }
      {...{ value, choices, onChoose }}
    >
      {icon}
      <span>{chosen}</span>
      <ChevronDown aria-hidden="true" />
    </Menu>
  )
}
