import { Menu } from '@base-ui/react/menu'
import { Trans } from '@lingui/react/macro'
import { Check, Columns3 } from 'lucide-react'
import { buttonClass } from '#ui/Button.tsx'
import type { Column } from './columns.ts'

interface Props {
  columns: readonly Pick<Column<never>, 'id' | 'name' | 'optional'>[]
  hidden: readonly string[]
  onChoose: (hidden: readonly string[]) => void
}

/** Menu by which the reader shows or hides the columns of a table. */
export function ColumnMenu({ columns, hidden, onChoose }: Props) {
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger className={buttonClass({ variant: 'quiet', size: 'sm' })}>
        <Columns3 aria-hidden="true" className="size-4.5" />
        <Trans comment="Button: chooses the columns of a table">Columns</Trans>
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner align="end" sideOffset={8} className="z-50">
          <Menu.Popup className="max-h-(--available-height) min-w-52 overflow-y-auto popup p-1.5">
            {columns
              .filter(({ optional }) => optional)
              .map(({ id, name }) => (
                <Menu.CheckboxItem
                  key={id}
                  checked={!hidden.includes(id)}
                  onCheckedChange={(shown) =>
                    onChoose(shown ? hidden.filter((each) => each !== id) : [...hidden, id])
                  }
                  className="flex min-h-thumb cursor-pointer items-center justify-between gap-6 rounded-control px-3 text-label outline-none data-highlighted:bg-raised"
                >
                  <span>{name}</span>
                  <Menu.CheckboxItemIndicator className="text-primary-text">
                    <Check className="size-4" />
                  </Menu.CheckboxItemIndicator>
                </Menu.CheckboxItem>
              ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
