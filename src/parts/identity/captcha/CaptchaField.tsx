import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ImageOff, RefreshCw } from 'lucide-react'
import { useEffect, useId, useState, type Ref } from 'react'
import { gatewayErrorMessage } from '#core/gateway/messages.ts'
import { Field } from '#ui/Field.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { inputClass, Well } from '#ui/Well.tsx'
import type { CaptchaValue } from './captchaValue.ts'
import { HumanInstead } from './HumanInstead.tsx'
import { captchaQuery, REFRESH_PAUSE } from './queries.ts'

interface Props {
  /** What the player has entered or proved so far. */
  value: CaptchaValue
  /** Called with each new entry of the player. */
  onChange: (value: CaptchaValue) => void
  onBlur?: () => void
  /** What is wrong with the entry; it replaces the hint. */
  error?: string | undefined
  /**
   * Number of refused requests so far. Each one uses up the captcha picture, so a new picture is
   * fetched.
   */
  refusals: number
  ref?: Ref<HTMLInputElement>
  /**
   * Name that several forms share: if one of them replaces another, the new form keeps the captcha
   * picture.
   */
  series?: string | undefined
}

/**
 * CSS classes of the plate under the picture: white paper in light mode, and greyer paper in dark
 * mode, which a picture with a white ground takes over. The ground would glare otherwise.
 */
const PLATE =
  'isolate rounded-[min(var(--radius-control),0.75rem)] bg-[color-mix(in_oklab,var(--color-qr-paper)_76%,var(--color-raised))]'

/**
 * The field for the text of a captcha picture, or the human check for players who cannot see the
 * picture.
 */
export function CaptchaField({ value, onChange, onBlur, error, refusals, ref, series }: Props) {
  const [unseen, setUnseen] = useState(false)
  if (unseen) {
    return (
      <HumanInstead
        key={refusals}
        error={error}
        onProof={(human) => onChange({ human })}
        onBack={() => {
          setUnseen(false)
          onChange({})
        }}
      />
    )
  }
  return (
    <div className="flex flex-col items-start gap-1">
      <Picture {...{ value, onChange, onBlur, error, refusals, ref, series }} />
      <button
        type="button"
        onClick={() => {
          setUnseen(true)
          onChange({})
        }}
        className="min-h-thumb rounded-control text-start text-label text-primary-text underline underline-offset-2"
      >
        <Trans>Can’t see the picture?</Trans>
      </button>
    </div>
  )
}

function Picture({ value, onChange, onBlur, error, refusals, ref, series }: Props) {
  const { t } = useLingui()
  const own = useId()
  const form = series ?? own
  const [round, setRound] = useState(0)
  const resting = useRest(`${round} ${refusals}`)
  const query = useQuery(captchaQuery(form, round, refusals))
  const picture = query.isPlaceholderData ? undefined : query.data
  const isOld = value.captchaId !== undefined && value.captchaId !== picture?.captchaId

  useEffect(() => {
    if (isOld) onChange({})
  }, [isOld, onChange])

  return (
    <Field
      className="self-stretch"
      label={t`Characters in the picture`}
      error={error ?? (query.error && t(gatewayErrorMessage(query.error)))}
      required
    >
      {(control) => (
        <div className="flex flex-wrap gap-2">
          <Well invalid={Boolean(error)} className="min-w-[7rem] flex-1">
            <input
              {...control}
              ref={ref}
              value={isOld ? '' : (value.captcha ?? '')}
              onChange={(event) => {
                if (!picture) return
                onChange({ captchaId: picture.captchaId, captcha: event.target.value })
              }}
              onBlur={onBlur}
              maxLength={12}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              className={`${inputClass} tracking-[0.15em]`}
            />
          </Well>
          <div className="flex h-control-lg min-h-thumb items-center gap-1">
            <div className={`h-full w-[8.5rem] overflow-hidden border ${PLATE}`}>
              {query.data ? (
                <img
                  src={`data:image/png;base64,${query.data.image}`}
                  alt={t`Picture of characters to type`}
                  className={`size-full object-contain mix-blend-multiply transition-opacity ${picture ? '' : 'opacity-40'}`}
                />
              ) : query.isError && !query.isFetching ? (
                <button
                  type="button"
                  onClick={() => setRound(round + 1)}
                  className="flex size-full items-center justify-center gap-1.5 bg-sunken px-1 text-label font-semibold text-primary-text"
                >
                  <ImageOff aria-hidden="true" className="size-5 shrink-0" />
                  <Trans>Try again</Trans>
                </button>
              ) : (
                <Skeleton className="size-full" />
              )}
            </div>
            <IconButton
              label={t({
                message: 'New picture',
                comment: 'Button: another picture of characters to type',
              })}
              disabled={resting || query.isFetching}
              onClick={() => setRound(round + 1)}
            >
              <RefreshCw className={`size-5 ${query.isFetching ? 'animate-spin' : ''}`} />
            </IconButton>
          </div>
        </div>
      )}
    </Field>
  )
}

/** Whether a new picture may not yet be requested, because the last request was a moment ago. */
function useRest(asked: string): boolean {
  const [rested, setRested] = useState<string | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setRested(asked), REFRESH_PAUSE)
    return () => clearTimeout(timer)
  }, [asked])
  return rested !== asked
}
