import { Trans } from '@lingui/react/macro'
import { useEffect, useId, useRef } from 'react'
import { useHumanProof } from '#parts/identity/human/useHumanProof.tsx'
import type { HumanProof } from '#parts/identity/human/schema.ts'
import { FieldError } from '#ui/Field.tsx'

interface Props {
  error: string | undefined
  onProof: (proof: HumanProof) => void
  onBack: () => void
}

/**
 * Replaces the captcha picture for players who cannot see it: a puzzle that the browser solves by
 * itself.
 */
export function HumanInstead({ error, onProof, onBack }: Props) {
  const id = useId()
  const { prove, element } = useHumanProof({ settings: { provider: 'altcha' }, onProof })
  const begin = useRef(prove)
  useEffect(() => {
    begin.current().catch(() => undefined)
  }, [])
  return (
    <div className="flex flex-col items-stretch gap-1">
      {element}
      <FieldError id={id}>{error}</FieldError>
      <button
        type="button"
        onClick={onBack}
        className="min-h-thumb self-start rounded-control text-start text-label text-primary-text underline underline-offset-2"
      >
        <Trans>Show the picture again</Trans>
      </button>
    </div>
  )
}
