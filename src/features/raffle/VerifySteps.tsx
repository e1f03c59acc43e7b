import { Trans } from '@lingui/react/macro'
import { CircleCheck, CircleX, ShieldCheck, ShieldX } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { useLanguage } from '#core/locale/language.ts'
import { formatCount } from '#lib/counts.ts'
import { listRanges } from '#rules/raffle.ts'
import { FormAlert } from '#ui/FormAlert.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import type { Draw } from './schema.ts'
import { VerifyInputs } from './VerifyInputs.tsx'
import { verifyDraw, type Verification } from './verify.ts'

interface Props {
  draw: Draw
  serverSeed: string
}

/** Every step of a draw from the seeds to the prize, each with its result. */
export function VerifySteps({ draw, serverSeed }: Props) {
  const found = useVerification(draw, serverSeed)
  if (found === 'failed') {
    return (
      <FormAlert tone="warning" title={<Trans>This browser can’t compute it</Trans>}>
        <Trans>Copy the text below and compute it elsewhere.</Trans>
        <VerifyInputs draw={draw} serverSeed={serverSeed} />
      </FormAlert>
    )
  }
  if (!found) return <Skeleton className="h-72 rounded-panel" />
  return (
    <>
      <Verdict holds={found.holds} />
      <Steps draw={draw} serverSeed={serverSeed} found={found} />
      <VerifyInputs draw={draw} serverSeed={serverSeed} />
    </>
  )
}

function useVerification(draw: Draw, serverSeed: string): Verification | 'failed' | null {
  const [found, setFound] = useState<Verification | 'failed' | null>(null)
  useEffect(() => {
    let isGone = false
    verifyDraw(draw, serverSeed).then(
      (verification) => !isGone && setFound(verification),
      () => !isGone && setFound('failed'),
    )
    return () => {
      isGone = true
    }
  }, [draw, serverSeed])
  return found
}

const Verdict = ({ holds }: { holds: boolean }) => (
  <div
    role="status"
    className={`flex items-center gap-3 rounded-panel p-4 ${holds ? 'bg-success text-on-success' : 'bg-danger text-on-danger'}`}
  >
    {holds ? (
      <ShieldCheck aria-hidden="true" className="size-8 shrink-0" />
    ) : (
      <ShieldX aria-hidden="true" className="size-8 shrink-0" />
    )}
    <span>
      <strong className="block text-heading">
        {holds ? <Trans>This draw checks out</Trans> : <Trans>This draw doesn’t check out</Trans>}
      </strong>
      <span className="text-label">
        {holds ? (
          <Trans>Your browser computed the same result from the seeds.</Trans>
        ) : (
          <Trans>Your browser computed another result. Please send it to customer service.</Trans>
        )}
      </span>
    </span>
  </div>
)

function Steps({ draw, serverSeed, found }: Props & { found: Verification }) {
  const { locale } = useLanguage()
  const write = (count: number) => formatCount(count, locale)
  const nameOf = (id: string | undefined) => draw.odds.find((each) => each.id === id)?.name ?? '?'
  const divisor = write(found.number.total)
  const remainder = write(found.number.computed)
  const landed = nameOf(found.landed.computed)
  const { nonce } = draw
  const prize = draw.prize.name
  return (
    <ol className="flex flex-col gap-3">
      <Step
        holds={found.commitment.holds}
        title={<Trans>The server seed matches the hash shown before the draw</Trans>}
      >
        <Fact name={<Trans>Hash shown before the draw</Trans>}>{draw.commitment}</Fact>
        <Fact name={<Trans>Server seed, revealed now</Trans>}>{serverSeed}</Fact>
        <Fact name={<Trans>SHA-256 of that seed, computed in your browser</Trans>}>
          {found.commitment.computed}
        </Fact>
      </Step>
      <Step title={<Trans>Your seed and the draw number make the message</Trans>}>
        <Fact name={<Trans>Your seed</Trans>}>{draw.clientSeed}</Fact>
        <Fact name={<Trans>Draw number under this server seed</Trans>}>{nonce}</Fact>
        <Fact name={<Trans comment="Label of a proof: the text that is hashed">Message</Trans>}>
          {found.message}
        </Fact>
      </Step>
      <Step title={<Trans>Both seeds together make a number nobody could choose</Trans>}>
        <Fact name={<Trans>HMAC-SHA-256 of the message under the server seed</Trans>}>
          {found.digest}
        </Fact>
      </Step>
      <Step
        holds={found.number.holds}
        title={
          <Trans>
            Divided by {divisor}, that leaves {remainder}
          </Trans>
        }
      >
        <Fact name={<Trans>Number shown at the draw</Trans>}>{draw.number}</Fact>
      </Step>
      <Step
        holds={found.landed.holds}
        title={
          <Trans comment="Step of a proof: the number belongs to this prize">
            {remainder} lands on {landed}
          </Trans>
        }
      >
        <ul className="flex flex-col gap-1 text-caption">
          {listRanges(draw.odds).map(({ id, from, to }) => (
            <li
              key={id}
              className={`flex justify-between gap-4 rounded-control px-2 py-1 tabular-nums ${id === found.landed.computed ? 'bg-primary-soft font-semibold text-on-primary-soft' : 'text-muted'}`}
            >
              <span className="min-w-0 wrap-anywhere">{nameOf(id)}</span>
              <span className="shrink-0">{`${write(from)}–${write(to)}`}</span>
            </li>
          ))}
        </ul>
      </Step>
      <Step
        holds={found.given !== 'wrong'}
        title={
          found.given === 'same' ? (
            <Trans>You were given: {prize}</Trans>
          ) : (
            <Trans>
              {landed} had run out; as announced, you were given: {prize}
            </Trans>
          )
        }
      />
    </ol>
  )
}

function Step({
  holds,
  title,
  children,
}: {
  /** Whether the result of the step matches the draw; left out if there is nothing to compare. */
  holds?: boolean
  title: ReactNode
  children?: ReactNode
}) {
  return (
    <li className="flex flex-col gap-3 card p-4">
      <h3 className="flex items-start gap-2 text-label font-semibold text-pretty">
        {holds === undefined ? (
          <span
            aria-hidden="true"
            className="mt-1.5 size-2 shrink-0 rounded-pill bg-primary-mark"
          />
        ) : holds ? (
          <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-success-text" />
        ) : (
          <CircleX aria-hidden="true" className="size-5 shrink-0 text-danger-text" />
        )}
        <span className="min-w-0 wrap-anywhere">
          <span>{title}</span>
          {holds !== undefined && (
            <span className="sr-only">
              {holds ? <Trans>This is right.</Trans> : <Trans>This is wrong.</Trans>}
            </span>
          )}
        </span>
      </h3>
      {children && <div className="flex flex-col gap-2">{children}</div>}
    </li>
  )
}

const Fact = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div className="flex flex-col">
    <span className="text-caption text-muted">{name}</span>
    <span className="font-mono text-caption wrap-anywhere select-all">{children}</span>
  </div>
)
