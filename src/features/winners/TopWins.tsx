import { Trans } from '@lingui/react/macro'
import { Crown } from 'lucide-react'
import { useLanguage } from '#core/locale/language.ts'
import { useMoments } from '#core/gateway/useMoments.ts'
import { useImageUrl } from '#core/system/useImageUrl.ts'
import { Money } from '#ui/Money.tsx'
import { Picture } from '#ui/Picture.tsx'
import type { Win } from './api.ts'
import { usePlayWin } from './usePlayWin.ts'

const COVER = 'h-21 w-16'
const FIRST_COVER = 'h-32 w-24 sm:h-42 sm:w-32'

/** The three biggest wins, each with the picture of its game. */
export function TopWins({ wins, currency }: { wins: readonly Win[]; currency: string }) {
  const { locale } = useLanguage()
  const moments = useMoments()
  const imageUrl = useImageUrl()
  const play = usePlayWin()
  return (
    <ol className="grid grid-cols-1 gap-3 lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)_minmax(0,3fr)]">
      {wins.map((win, index) => (
        <li key={win.id}>
          <button
            type="button"
            onClick={() => play(win)}
            className={`flex h-full w-full items-center gap-4 card p-3 text-start transition-colors duration-quick hover:bg-raised ${index === 0 ? 'border-reward bg-reward-soft lg:p-5' : ''}`}
          >
            <Picture
              src={imageUrl(win.icon)}
              alt=""
              className={`shrink-0 rounded-tile ${index === 0 ? FIRST_COVER : COVER}`}
              fallback={
                <span
                  className={`block shrink-0 rounded-tile bg-skeleton ${index === 0 ? FIRST_COVER : COVER}`}
                />
              }
            />
            <span className="flex min-w-0 flex-1 flex-col gap-1">
              <span className="inline-flex items-center gap-1.5 self-start rounded-pill bg-reward px-2.5 py-0.5 text-caption font-bold text-on-reward tabular-nums">
                {index === 0 && <Crown aria-hidden="true" className="size-3.5" />}
                <span>{index + 1}</span>
              </span>
              <span
                className={`flex text-money tabular-nums ${index === 0 ? 'text-title leading-tight font-bold' : 'text-heading'}`}
              >
                <Money amount={win.amount} locale={locale} currency={currency} />
              </span>
              <span className="line-clamp-2 text-label font-semibold">{win.gameName}</span>
              <span className="text-caption text-muted wrap-anywhere">
                {`${win.player} · ${moments.write(win.at)}`}
              </span>
            </span>
            <span className="sr-only">
              <Trans comment="Button that opens a game">Play</Trans>
            </span>
          </button>
        </li>
      ))}
    </ol>
  )
}
