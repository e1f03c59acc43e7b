import { NavigationMenu } from '@base-ui/react/navigation-menu'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { openPopupsAtom } from '#core/popups/popups.ts'
import { CategoryLink } from './CategoryLink.tsx'
import { VendorPanel } from './VendorPanel.tsx'
import type { NavEntry } from './useNavEntries.ts'

/** The categories, each with a menu of its vendors, which opens on hover, click and keyboard. */
export function CategoryMenus({ entries }: { entries: readonly NavEntry[] }) {
  const [open, setOpen] = useState<string | null>(null)
  // While a popup covers the page, a menu must not open under the pointer, since it would hide the
  // popup from screen readers.
  const isCovered = useAtomValue(openPopupsAtom).length > 0
  if (isCovered && open !== null) setOpen(null)
  return (
    <NavigationMenu.Root
      className="h-full"
      value={open}
      onValueChange={setOpen}
      delay={80}
      closeDelay={120}
    >
      <NavigationMenu.List className="scroll-row flex h-full items-center xl:gap-1">
        {entries.map((entry) => (
          <NavigationMenu.Item key={entry.id} value={entry.id} className="h-full">
            {entry.vendors.length > 0 ? (
              <>
                <NavigationMenu.Trigger
                  nativeButton={entry.target.kind === 'launch'}
                  render={<CategoryLink entry={entry} />}
                />
                <NavigationMenu.Content className="p-3">
                  <VendorPanel entry={entry} />
                </NavigationMenu.Content>
              </>
            ) : (
              <NavigationMenu.Link render={<CategoryLink entry={entry} />} />
            )}
          </NavigationMenu.Item>
        ))}
      </NavigationMenu.List>
      <NavigationMenu.Portal>
        <NavigationMenu.Positioner
          sideOffset={6}
          align="start"
          collisionPadding={20}
          className="z-40"
        >
          <NavigationMenu.Popup className="popup transition-[opacity,translate] duration-quick data-ending-style:opacity-0 data-starting-style:-translate-y-1 data-starting-style:opacity-0">
            <NavigationMenu.Viewport />
          </NavigationMenu.Popup>
        </NavigationMenu.Positioner>
      </NavigationMenu.Portal>
    </NavigationMenu.Root>
  )
}
