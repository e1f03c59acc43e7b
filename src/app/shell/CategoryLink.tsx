import { useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { Link } from '#core/navigation/Link.tsx'
import { vendorTarget } from '#parts/games/categoryTarget.ts'
import { useLaunch } from '#parts/games/useLaunch.ts'
import type { NavEntry } from './useNavEntries.ts'

const LOOK =
  'relative flex h-full items-center px-2 text-label whitespace-nowrap -outline-offset-4 xl:px-3 font-semibold text-muted transition-colors duration-quick hover:text-text aria-[current=page]:text-text after:absolute after:inset-x-2 xl:after:inset-x-3 after:bottom-0 after:h-0.75 after:rounded-t-pill after:bg-primary-mark after:scale-x-0 after:transition-transform after:duration-calm aria-[current=page]:after:scale-x-100'

/** One category: a link to its page, or a button that launches its only vendor. */
export function CategoryLink({
  entry,
  onClick,
  ...props
}: { entry: NavEntry } & Pick<
  ComponentProps<'a'>,
  'onClick' | 'onPointerEnter' | 'onPointerLeave'
>) {
  const { t } = useLingui()
  const { target, label, current } = entry
  const launch = useLaunch()
  if (target.kind === 'launch') {
    return (
      <button
        type="button"
        aria-label={t({
          message: `Play ${{ name: entry.label }}`,
          comment: 'Button: starts a game or opens a provider’s lobby',
        })}
        className={`${LOOK} starts-at-once`}
        {...(props as ComponentProps<'button'>)}
        onClick={(event) => {
          onClick?.(event as never)
          launch(vendorTarget(target.vendor))
        }}
      >
        {label}
      </button>
    )
  }
  // The menu's own trigger component is not used, because screen readers would call it a button.
  // This is a link to a page, which may also open a menu.
  return (
    <Link
      to={target.path}
      className={LOOK}
      onClick={onClick}
      {...props}
      role="link"
      aria-current={current ? 'page' : undefined}
    >
      {label}
    </Link>
  )
}
