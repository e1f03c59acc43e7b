import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { ScreenProps } from '#core/navigation/feature.ts'
import { NavLink } from '#core/navigation/Link.tsx'
import { paths } from '#core/navigation/paths.ts'
import { CountBadge } from '#ui/CountBadge.tsx'
import { ClaimHall } from './ClaimHall.tsx'
import { PromotionList } from './PromotionList.tsx'
import { PromotionView } from './PromotionView.tsx'
import { CLAIMS, usePromotionPlace } from './usePromotionPlace.ts'
import { isClaimable, usePromotions } from './usePromotions.ts'

/**
 * The promotions page shows all promotions, one promotion by its id, or the claimable rewards
 * (docs/product.md §11.1).
 */
export function PromotionsScreen({ title }: ScreenProps) {
  const place = usePromotionPlace()
  const section = useRef<HTMLDivElement>(null)
  const before = useRef(place)
  useEffect(() => {
    if (before.current === place) return
    before.current = place
    // The opened section takes the focus, because the link that opened it is gone.
    section.current?.focus({ preventScroll: true })
  }, [place])
  const isOne = place !== '' && place !== CLAIMS
  return (
    <div
      ref={section}
      tabIndex={-1}
      className="mx-auto flex w-full max-w-page flex-col gap-5 px-4 pt-5 pb-12 outline-none lg:px-8"
    >
      {isOne ? (
        <PromotionView key={place} id={place} />
      ) : (
        <>
          <h1 className="text-title text-balance">{title}</h1>
          <Places />
          {place === CLAIMS ? <ClaimHall /> : <PromotionList />}
        </>
      )}
    </div>
  )
}

const TAB =
  'flex min-h-thumb min-w-0 items-center justify-center gap-2 rounded-[inherit] px-2 py-1.5 text-label font-semibold whitespace-nowrap text-muted sm:px-4 transition-colors duration-quick hover:text-text aria-[current=page]:bg-overlay aria-[current=page]:text-text aria-[current=page]:shadow-raised aria-[current=page]:inset-ring aria-[current=page]:inset-ring-border-strong'

function Places() {
  const { t } = useLingui()
  const { data } = usePromotions()
  const count = data?.promotions.filter(isClaimable).length ?? 0
  return (
    <nav
      aria-label={t`Parts of this page`}
      className="tab-list flex flex-wrap *:flex-auto rounded-[min(var(--radius-control),1.75rem)] bg-sunken p-1 sm:w-fit sm:min-w-96"
    >
      <NavLink to={paths.promotions()} exact className={TAB}>
        <Trans>All promotions</Trans>
      </NavLink>
      <NavLink to={paths.promotions(CLAIMS)} className={TAB}>
        <Trans comment="Tab: rewards of promotions">My rewards</Trans>
        <CountBadge
          tone="offer"
          count={count}
          label={t`${plural(count, { other: '# ready to claim' })}`}
        />
      </NavLink>
    </nav>
  )
}
