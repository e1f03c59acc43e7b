import { Trans } from '@lingui/react/macro'
import { useLanguage } from '#core/locale/language.ts'
import { useMoments } from '#core/gateway/useMoments.ts'
import { useImageUrl } from '#core/system/useImageUrl.ts'
import { Money } from '#ui/Money.tsx'
import { Picture } from '#ui/Picture.tsx'
import type { Win } from './api.ts'
import { usePlayWin } from './usePlayWin.ts'

/** How large an amount is beside the biggest one of its list. */
export type WinWeight = 'big' | 'middle' | 'small'

const AMOUNTS: Record<WinWeight, string> = {
  big: 'text-title font-bold text-reward-text',
  middle: 'text-heading text-reward-text',
  small: 'text-label font-semibold',
}

interface Props {
  win: Win
  currency: string
  weight: WinWeight
  /** Rank of the win in a list of the biggest wins. */
  rank?: number
}

/** One win. Pressing it opens its game. */
export function WinRow({ win, currency, weight, rank }: Props) {
  const { locale } = useLanguage()
  const moments = useMoments()
  const imageUrl = useImageUrl()
  const play = usePlayWin()
  const { player, amount, at, gameName, icon } = win
  return (
    <li {...(rank !== undefined && { value: rank })} className="border-b last:border-b-0">
      <button
        type="button"
        onClick={() => play(win)}
        className="flex w-full items-center gap-3 px-3 py-2.5 text-start -outline-offset-2 transition-colors duration-quick hover:bg-raised sm:px-4"
      >
        {rank !== undefined && (
          <span className="min-w-7 shrink-0 text-center text-label font-bold text-muted tabular-nums">
            {rank}
          </span>
        )}
        <Picture
          src={imageUrl(icon)}
          alt=""
          className="h-14 w-11 shrink-0 rounded-control"
          fallback={<span className="block h-14 w-11 shrink-0 rounded-control bg-skeleton" />}
        />
        <span className="flex min-w-0 flex-1 flex-col gap-x-4 sm:flex-row sm:items-center">
          <span className="flex min-w-0 flex-1 flex-col">
            <span className="line-clamp-1 text-label font-semibold wrap-anywhere">{gameName}</span>
            <span className="text-caption text-muted wrap-anywhere">
              {`${player} · ${moments.write(at)}`}
            </span>
          </span>
          <span className={`flex tabular-nums ${AMOUNTS[weight]}`}>
            <Money amount={amount} locale={locale} currency={currency} />
          </span>
        </span>
        <span className="sr-only">
          <Trans>Play</Trans>
        </span>
      </button>
    </li>
  )
}
