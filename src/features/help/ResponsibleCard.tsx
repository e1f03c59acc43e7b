import { Trans, useLingui } from '@lingui/react/macro'
import { HeartHandshake } from 'lucide-react'
import { useState } from 'react'
import { ServiceButton } from '#parts/content/ServiceButton.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'

/** From this number of ticked statements on, the card advises the player to talk to someone. */
const MANY = 2

/** A short self-check on gambling. The answers stay in the page and are sent nowhere. */
export function ResponsibleCard() {
  const { t } = useLingui()
  const [ticked, setTicked] = useState<readonly number[]>([])
  const signs = [
    t`I play with money that I need for something else.`,
    t`I raise my stakes to win back what I lost.`,
    t`I have hidden how much I play from other people.`,
    t`I have borrowed money or sold something in order to play.`,
    t`I am restless or irritable if I can’t play.`,
    t`Work, school or people close to me suffer because I play.`,
  ]
  return (
    <section aria-labelledby="self-check" className="flex flex-col gap-3 card bg-raised p-5 lg:p-6">
      <div className="flex items-center gap-3">
        <HeartHandshake aria-hidden="true" className="size-7 shrink-0 text-primary-text" />
        <h3 id="self-check" className="text-heading text-balance">
          <Trans>A short self-check</Trans>
        </h3>
      </div>
      <p className="text-label text-pretty text-muted">
        <Trans>
          Check everything that was true in the last twelve months. Nobody but you sees it.
        </Trans>
      </p>
      <div className="grid gap-x-6 lg:grid-cols-2">
        {signs.map((sign, index) => (
          <Checkbox
            key={index}
            label={sign}
            checked={ticked.includes(index)}
            onChange={({ target }) =>
              setTicked(
                target.checked ? [...ticked, index] : ticked.filter((other) => other !== index),
              )
            }
          />
        ))}
      </div>
      <div role="status" className="flex flex-col items-start gap-3 text-body text-pretty">
        {ticked.length === 0 ? (
          ''
        ) : ticked.length < MANY ? (
          <p>
            <Trans>
              Even one of these is worth a break. Decide today how much time and money you want to
              spend, and keep to it.
            </Trans>
          </p>
        ) : (
          <>
            <p className="font-semibold">
              <Trans>
                Please talk with someone: a help line, or us. We can set limits for you or close
                your account for a while, today.
              </Trans>
            </p>
            <ServiceButton />
          </>
        )}
      </div>
    </section>
  )
}
