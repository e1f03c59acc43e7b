import { Plural, Trans } from '@lingui/react/macro'
import { useLanguage } from '#core/locale/language.ts'
import { formatCount } from '#lib/counts.ts'
import { sumParts } from '#rules/raffle.ts'
import { listChances, writeChance, type PrizeChance } from './odds.ts'
import { PrizeIcon } from './prizeIcons.tsx'
import type { Raffle } from './schema.ts'

/** Table with every prize, its exact chance and the number of pieces left. */
export function OddsTable({ raffle }: { raffle: Raffle }) {
  const { locale } = useLanguage()
  const { prizes, fallbackId } = raffle
  const total = sumParts(prizes)
  const written = formatCount(total, locale)
  const fallback = prizes.find(({ id }) => id === fallbackId)?.name ?? fallbackId
  return (
    <section aria-labelledby="raffle-odds" className="flex flex-col gap-3">
      <h2 id="raffle-odds" className="section-title text-heading">
        <Trans>Prizes and chances</Trans>
      </h2>
      <div className="overflow-hidden card">
        <table className="w-full text-label">
          <thead>
            <tr className="border-b text-start text-caption text-muted">
              <th scope="col" className="px-3 sm:px-4 py-2 text-start font-medium">
                <Trans context="of a raffle">Prize</Trans>
              </th>
              <th scope="col" className="px-2 py-2 text-end font-medium">
                <Trans comment="Table heading: how likely a prize is">Chance</Trans>
              </th>
              <th scope="col" className="px-3 sm:px-4 py-2 text-end font-medium">
                <Trans context="how many prizes">Left</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {listChances(prizes, fallbackId).map((chance) => (
              <ChanceRow key={chance.prize.id} chance={chance} total={total} locale={locale} />
            ))}
          </tbody>
          <tfoot>
            <tr className="text-caption text-muted tabular-nums">
              <th scope="row" className="px-3 sm:px-4 py-2 text-start font-medium">
                <Trans>All chances together</Trans>
              </th>
              <td colSpan={2} className="px-3 py-2 text-end sm:px-4">
                {`${writeChance(total, total, locale).percent} = ${written}/${written}`}
              </td>
            </tr>
          </tfoot>
        </table>
      </div>
      <p className="text-caption text-pretty text-muted">
        <Trans>
          If a draw lands on a prize that has run out, you get {fallback} instead. This never runs
          out.
        </Trans>
      </p>
    </section>
  )
}

function ChanceRow({
  chance,
  total,
  locale,
}: {
  chance: PrizeChance
  total: number
  locale: string
}) {
  const { prize, parts, isGone, inherited } = chance
  const write = (count: number) => formatCount(count, locale)
  const { percent, fraction } = writeChance(parts, total, locale)
  const extra = writeChance(inherited, total, locale).percent
  return (
    <tr className="border-b align-top">
      <th scope="row" className="px-3 sm:px-4 py-3 text-start font-semibold">
        <span className="flex items-start gap-2.5">
          <PrizeIcon kind={prize.kind} className="mt-0.5 size-4.5 text-primary-text" />
          <span className="flex min-w-0 flex-col wrap-anywhere">
            <span className={isGone ? 'text-muted line-through' : ''}>{prize.name}</span>
            {prize.kind === 'bonus' && prize.multiplier > 0 && (
              <span className="text-caption font-normal text-muted">
                <Plural
                  value={{ times: prize.multiplier }}
                  one="to be bet # time"
                  other="to be bet # times"
                />
              </span>
            )}
            {inherited > 0 && (
              <span className="text-caption font-normal text-muted">
                <Trans>{extra} of it from prizes that have run out</Trans>
              </span>
            )}
          </span>
        </span>
      </th>
      <td className="px-2 py-3 text-end whitespace-nowrap tabular-nums">
        <span className="block font-semibold">{percent}</span>
        <span className="block text-caption text-muted">{fraction}</span>
      </td>
      <td className="px-3 sm:px-4 py-3 text-end tabular-nums">
        {prize.left === null ? (
          <span className="text-muted">
            <Trans context="how many prizes are left">No limit</Trans>
          </span>
        ) : isGone ? (
          <span className="font-semibold">
            <Trans comment="In place of a number: a prize has run out">None left</Trans>
          </span>
        ) : (
          <>
            <span className="block font-semibold">{write(prize.left)}</span>
            <span className="block text-caption text-muted">
              <Plural
                context="how many prizes are left"
                value={{ stock: prize.stock ?? 0 }}
                other="of #"
              />
            </span>
          </>
        )}
      </td>
    </tr>
  )
}
