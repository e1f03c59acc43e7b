import { Menu as BaseMenu } from '@base-ui/react/menu'
import { useLingui } from '@lingui/react/macro'
import { EllipsisVertical, Maximize, Minimize, RotateCw, Route, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '#ui/IconButton.tsx'

interface Props {
  name: string
  vendor?: string | undefined
  /** The player's balance. */
  children?: ReactNode
  /** Missing while there is nothing to reload. */
  onReload?: (() => void) | undefined
  /** Missing if there is only one line. */
  onChangeLine?: (() => void) | undefined
  /** Missing if the browser has none. */
  fullScreen?: { on: boolean; toggle: () => void } | undefined
  onClose: () => void
}

/** The bar over a game: what is played, the balance, and what can be done with the game. */
export function GameBar({
  name,
  vendor,
  children,
  onReload,
  onChangeLine,
  fullScreen,
  onClose,
}: Props) {
  const { t } = useLingui()
  const actions = [
    onChangeLine && { label: t`Another line`, icon: Route, run: onChangeLine },
    onReload && { label: t`Reload the game`, icon: RotateCw, run: onReload },
    fullScreen && {
      label: fullScreen.on ? t`Leave full screen` : t`Full screen`,
      icon: fullScreen.on ? Minimize : Maximize,
      run: fullScreen.toggle,
    },
  ].filter((action) => action !== undefined)
  return (
    <header className="flex h-12 shrink-0 items-center gap-1 border-b border-border bg-overlay ps-4 pe-1 lg:h-14 lg:pe-2">
      <div className="min-w-0 flex-1">
        <p className="truncate text-label leading-tight font-bold">{name}</p>
        {vendor && <p className="truncate text-caption leading-tight text-muted">{vendor}</p>}
      </div>
      {children}
      <div className="hidden items-center sm:flex">
        {actions.map(({ label, icon: Icon, run }) => (
          <IconButton key={label} label={label} onClick={run}>
            <Icon className="size-5" aria-hidden="true" />
          </IconButton>
        ))}
      </div>
      {actions.length > 0 && (
        <BaseMenu.Root modal={false}>
          <BaseMenu.Trigger
            render={
              <IconButton label={t`More`} className="sm:hidden">
                <EllipsisVertical className="size-5" aria-hidden="true" />
              </IconButton>
            }
          />
          <BaseMenu.Portal>
            <BaseMenu.Positioner align="end" sideOffset={4} className="z-50">
              <BaseMenu.Popup className="min-w-44 rounded-panel border border-border bg-overlay p-1.5 shadow-floating transition-opacity duration-quick data-ending-style:opacity-0 data-starting-style:opacity-0">
                {actions.map(({ label, icon: Icon, run }) => (
                  <BaseMenu.Item
                    key={label}
                    onClick={run}
                    className="flex min-h-thumb cursor-pointer items-center gap-3 rounded-control px-3 text-label outline-none data-highlighted:bg-raised"
                  >
                    <Icon className="size-5 text-muted" aria-hidden="true" />
                    {label}
                  </BaseMenu.Item>
                ))}
              </BaseMenu.Popup>
            </BaseMenu.Positioner>
          </BaseMenu.Portal>
        </BaseMenu.Root>
      )}
      <IconButton label={t`Close the game`} onClick={onClose}>
        <X className="size-5.5" aria-hidden="true" />
      </IconButton>
    </header>
  )
}
