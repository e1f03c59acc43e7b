import { useAtomValue } from 'jotai'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useBrand } from '#core/brand/brand.ts'
import { GatewayError } from '#core/contract/error.ts'
import { useLanguage } from '#core/locale/language.ts'
import { modeAtom } from '#core/brand/mode.ts'
import type { HumanProof } from './schema.ts'
import { HumanRow, type HumanStage } from './HumanRow.tsx'
import { loadHumanCheck, type HumanSettings } from './loadHumanCheck.ts'

export interface HumanProofUse {
  /**
   * Gets a proof for one call; undefined if the brand has no human check. It runs the check, or
   * returns the proof of a check that the player ran before. Rejects with `GatewayError`, which
   * `element` shows, unless the check was cancelled.
   */
  prove(): Promise<HumanProof | undefined>
  /**
   * The row that shows the human check; null if the brand has no human check. Render it only once.
   */
  element: ReactNode
}

interface Run {
  controller: AbortController
  proof: Promise<HumanProof>
  /** Until when the proof may be sent, in milliseconds since 1970; null while there is no proof. */
  goodUntil: number | null
}

interface Options {
  /** Settings of the human check that replace the brand's own. */
  settings?: HumanSettings
  /**
   * Called with each proof as soon as there is one, whoever started the check: the form or the
   * player.
   */
  onProof?: (proof: HumanProof) => void
}

/** The brand's human check, for use in a form. */
export function useHumanProof({ settings, onProof }: Options = {}): HumanProofUse {
  const brand = useBrand()
  const human = settings ?? brand.verification.human
  const { language } = useLanguage()
  const mode = useAtomValue(modeAtom)
  const [stage, setStage] = useState<HumanStage>('idle')
  const [failure, setFailure] = useState<GatewayError | null>(null)
  const place = useRef<HTMLDivElement>(null)
  const run = useRef<Run | null>(null)
  const wanted = human.provider !== 'none'

  const load = (element: HTMLElement) => loadHumanCheck(human, { element, language, mode })

  useEffect(() => {
    // The code of the check is loaded when the form opens. If a chunk is missing, the page must
    // reload, and then the player has not entered anything yet.
    if (wanted)
      loadHumanCheck(human, { element: document.body, language, mode }).catch(() => undefined)
    return () => {
      run.current?.controller.abort()
      run.current = null
    }
    // oxlint-disable-next-line react/exhaustive-deps -- once: the code is the same in every language
  }, [])

  async function check(own: Run, signal: AbortSignal): Promise<HumanProof> {
    setStage('working')
    setFailure(null)
    try {
      const adapter = await load(place.current ?? document.body).catch((cause: unknown) => {
        throw new GatewayError('network', { cause })
      })
      const proof = await adapter.prove(signal)
      own.goodUntil = Date.now() + adapter.lifetime
      setStage('done')
      onProof?.(proof)
      return proof
    } catch (cause) {
      const error =
        cause instanceof GatewayError ? cause : new GatewayError('human_check_failed', { cause })
      if (run.current === own) run.current = null
      setStage(error.code === 'aborted' ? 'idle' : 'failed')
      setFailure(error)
      throw error
    }
  }

  function start(): Run {
    const controller = new AbortController()
    const own: Run = { controller, goodUntil: null, proof: Promise.resolve(null as never) }
    run.current = own
    own.proof = check(own, controller.signal)
    return own
  }

  const isUsable = (own: Run | null): own is Run =>
    own !== null && (own.goodUntil === null || own.goodUntil > Date.now())

  return {
    prove: async () => {
      if (!wanted) return undefined
      const own = isUsable(run.current) ? run.current : start()
      const proof = await own.proof
      if (run.current === own) run.current = null
      return proof
    },
    element: wanted ? (
      <HumanRow
        ref={place}
        stage={stage}
        error={stage === 'failed' ? failure : null}
        onStart={() => void start().proof.catch(() => undefined)}
        onCancel={() => run.current?.controller.abort()}
      />
    ) : null,
  }
}
