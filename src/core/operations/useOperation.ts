import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import * as v from 'valibot'
import type { CallOptions } from '#core/contract/call.ts'
import { GatewayError, isUncertain } from '#core/contract/error.ts'
import { useOnceOnline } from '#core/platform/useOnceOnline.ts'
import { sessionAtom } from '#core/session/session.ts'
import {
  endOperation,
  keepOperation,
  listOperations,
  watchOperations,
  type Operation,
  type OperationPlace,
} from './openOperations.ts'
import { exclusively, isUnderWay, MADE_BEFORE, sendOnce, type Sending } from './sendOnce.ts'

/**
 * Error code of a new operation that was not sent, because the gateway has just answered that an
 * earlier one was carried out.
 */
const EARLIER_SETTLED = 'earlier_settled'

/** How the form can ask the gateway about an earlier operation without an answer. */
interface Find<Made> {
  /** Asks the gateway what it has created for an idempotency key. Rejects with `GatewayError`. */
  by: (intentKey: string) => Promise<Made>
  /** The code by which the gateway says that it has carried out nothing for an idempotency key. */
  notMade: string
}

interface Options<Body, Made, Entered> {
  /** Kind of the operation, as it is stored. Operations of the same kind wait for each other. */
  kind: string
  call: (body: Body, options: CallOptions) => Promise<Made>
  /**
   * If given, only one operation of the kind may be unanswered: its result is looked up before
   * another one is sent.
   */
  find?: Find<Made>
  /**
   * Schema of the entered values, if the form shows them again after a lost reply; they hold no
   * secret.
   */
  schema?: v.GenericSchema<unknown, Entered>
  /** Codes of refusals that end an operation even if the reply to an earlier try was lost. */
  settled?: readonly string[]
  /**
   * Called with the gateway's result as soon as it is known.
   *
   * - isHere: whether the person is still at this form; otherwise only report the result and open
   *   no page
   * - isLate: whether it is an earlier operation, whose reply was lost
   */
  onMade?: (made: Made, how: { isHere: boolean; isLate: boolean }) => void
  /**
   * Called with the entered values of an earlier operation, once the gateway has said that it did
   * not carry out that operation.
   */
  onNotMade?: (entered: Entered) => void
}

export type OperationState =
  /**
   * No operation is under way. `notMade` holds the entered values of an earlier operation, if the
   * gateway has said that it did not carry it out.
   */
  | { kind: 'idle'; notMade?: object }
  /** This form has sent an operation and waits for the answer. */
  | { kind: 'sending' }
  /** The form is asking the gateway about the result of an earlier operation. */
  | { kind: 'asking' }
  /** An earlier operation was carried out: `onMade` opens its receipt. */
  | { kind: 'made' }
  /**
   * It is unknown whether the operation was carried out, and the gateway cannot be asked now, so
   * nothing else may be sent.
   */
  | { kind: 'unknown'; error: GatewayError }

/**
 * Sends the operation; resolves with the gateway's result, even if the first reply was lost.
 * Rejects with `GatewayError`.
 */
interface Send<Body, Made, Entered> {
  (body: Body): Promise<Made>
  /**
   * @param entered the values that the player entered, without secrets; two requests with equal
   * values are the same operation
   */
  (entered: Entered, given: Pick<Sending<Body, Made>, 'secrets' | 'prepare' | 'key'>): Promise<Made>
}

/**
 * Sends an operation that may happen only once per intent, such as a withdrawal, a claim or a
 * question (docs/product.md §10.1). While its answer is unknown, a new operation never replaces it.
 *
 * @param Entered the entered values without secrets
 */
export function useOperation<Body, Made, Entered extends object = object>(
  options: Options<Body, Made, Entered>,
) {
  const { kind, call, find, schema, settled = [], onMade, onNotMade } = options
  const account = useAtomValue(sessionAtom)?.memberInfo.account ?? ''
  const place: OperationPlace = { account, kind }
  const isHere = useRef(true)
  const [state, setState] = useState<OperationState>(() =>
    find && findSent(place) ? { kind: 'asking' } : { kind: 'idle' },
  )
  const unansweredKey = useSyncExternalStore(watchOperations, () =>
    isUnderWay(place) ? undefined : findSent(place)?.key,
  )

  const readEntered = ({ entered }: Operation): Entered | null => {
    if (!schema) return null
    const read = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), entered)
    return read.success ? read.output : null
  }

  /**
   * Asks the gateway about an operation by its key, and ends the operation if it was carried out.
   * Rejects with `GatewayError`.
   */
  async function settle(operation: Operation, { by, notMade }: Find<Made>): Promise<Made | null> {
    try {
      const made = await by(operation.key)
      endOperation(place, operation.key)
      return made
    } catch (error) {
      if (!(error instanceof GatewayError && error.code === notMade)) throw error
      keepOperation(place, { ...operation, isSent: false })
      return null
    }
  }

  /**
   * Asks the gateway about the result of the operation that was sent, and reports it to the form.
   */
  async function lookUp(asked: Find<Made>): Promise<OperationState> {
    const key = findSent(place)?.key
    try {
      const outcome = await exclusively(place, async () => {
        // This page or another tab may be sending the operation, and may have received the answer
        // by now.
        const operation = listOperations(place).find((each) => each.key === key)
        if (!operation) return null
        const made = operation.isSent ? await settle(operation, asked) : null
        return { made, entered: readEntered(operation) }
      })
      if (outcome?.made) {
        onMade?.(outcome.made, { isHere: isHere.current, isLate: true })
        return { kind: 'made' }
      }
      if (!outcome?.entered) return { kind: 'idle' }
      onNotMade?.(outcome.entered)
      return { kind: 'idle', notMade: outcome.entered }
    } catch (error) {
      return { kind: 'unknown', error: error as GatewayError }
    }
  }

  const lookUpAtStart = useEffectEvent((opened: OperationPlace) => {
    if (find && findSent(opened)) void lookUp(find).then(setState)
  })
  useEffect(() => {
    isHere.current = true
    lookUpAtStart({ account, kind })
    return () => void (isHere.current = false)
  }, [account, kind])

  const findOut = (): void => {
    if (!find || state.kind !== 'unknown') return
    setState({ kind: 'asking' })
    void lookUp(find).then(setState)
  }
  // When the network is back, only the operation's result is looked up: the player decides whether
  // to send the operation again.
  useOnceOnline(state.kind === 'unknown' ? state.error : null, findOut)

  /**
   * Gets the answer of an earlier operation before another one is sent. Rejects if the earlier one
   * was carried out, or if its answer is still not known.
   */
  async function settleEarlier(asked: Find<Made>, entered: unknown): Promise<void> {
    const earlier = findSent(place)
    if (!earlier || earlier.entered === JSON.stringify(entered)) return
    await exclusively(place, async () => {
      // This page or another tab may have received the answer of the earlier operation by now.
      if (isListed(place, earlier.key)) {
        const made = await settle(earlier, asked)
        if (made === null) return
        onMade?.(made, { isHere: false, isLate: true })
      }
      throw new GatewayError(EARLIER_SETTLED, { status: 409 })
    })
  }

  const send: Send<Body, Made, Entered> = async (
    entered: Entered | Body,
    { secrets, prepare, key: again }: Partial<Sending<Body, Made>> = {},
  ) => {
    setState({ kind: 'sending' })
    let key = ''
    let next: OperationState = { kind: 'idle' }
    try {
      if (find) await settleEarlier(find, entered)
      const made = await sendOnce<Body, Made>(place, {
        entered,
        keepsEntered: Boolean(schema),
        secrets,
        key: again,
        prepare: prepare ?? (() => entered as Body),
        call: (body, given) => {
          key = given.idempotencyKey ?? ''
          return call(body, given)
        },
        settled,
      })
      onMade?.(made, { isHere: isHere.current, isLate: false })
      return made
    } catch (cause) {
      const error = cause as GatewayError
      const mayBeMade = isUncertain(error) || error.code === MADE_BEFORE
      if (!find || !key || !mayBeMade) throw error
      // Secrets are not stored, since some of them, such as an authenticator's code, change with
      // every try.
      const sent = { key, entered: JSON.stringify(entered), isSent: true }
      try {
        const made = await exclusively(place, async () => {
          // If the player has left this form and opened it again, the new form has already asked
          // for the result and reported it.
          const isTold = !isHere.current && !isListed(place, key)
          return isTold ? null : settle(sent, find)
        })
        if (made) {
          onMade?.(made, { isHere: isHere.current, isLate: false })
          next = { kind: 'made' }
          return made
        }
      } catch (unknown) {
        next = { kind: 'unknown', error: unknown as GatewayError }
      }
      throw error
    } finally {
      setState(next)
    }
  }

  const unanswered = unansweredKey === undefined ? null : readUnanswered(unansweredKey)
  return {
    send,
    state,
    /** Asks the gateway again whether an earlier operation was carried out. */
    findOut,
    /**
     * The entered values of an earlier operation that the gateway has not carried out, to fill the
     * form again.
     */
    resumed: state.kind === 'idle' ? ((state.notMade ?? null) as Entered | null) : null,
    /** The entered values of an operation without an answer; null while this page is sending it. */
    unanswered,
    /**
     * Sends the unanswered operation once more, with the idempotency key of its first try. Rejects
     * with `GatewayError`.
     */
    finish: (): Promise<Made> => {
      if (unanswered === null) return Promise.reject(new GatewayError('aborted'))
      return send(unanswered, { key: unansweredKey, prepare: () => unanswered as unknown as Body })
    },
    /** Whether an operation of this kind was sent and has no answer. */
    isOpen: () => findSent(place) !== undefined,
  }

  function readUnanswered(key: string): Entered | null {
    const operation = listOperations(place).find((each) => each.key === key)
    return operation ? readEntered(operation) : null
  }
}

/**
 * Tells whether a form must not be drawn yet: an earlier operation is being looked up, or an
 * operation was sent from the review step, which the player has left.
 */
export const isWaiting = ({ kind }: OperationState, isChecking: boolean): boolean =>
  kind === 'asking' || kind === 'made' || (kind === 'sending' && !isChecking)

const isListed = (place: OperationPlace, key: string) =>
  listOperations(place).some((each) => each.key === key)

const findSent = (place: OperationPlace) => listOperations(place).find(({ isSent }) => isSent)
