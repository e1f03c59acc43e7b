import { valibotResolver } from '@hookform/resolvers/valibot'
import type { MessageDescriptor } from '@lingui/core'
import { useStore } from 'jotai'
import { useRef, useState, type ReactNode, type RefObject, type SubmitEvent } from 'react'
import {
  useForm,
  type Control,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
} from 'react-hook-form'
import type * as v from 'valibot'
import type { GatewayError } from '#core/contract/error.ts'
import { readFault, writeFault, type Fault } from './field-rules/faults.ts'
import { readFieldFaults } from './field-rules/fieldRefusals.ts'
import type { DraftAtom } from './drafts.ts'
import { tidyValue } from './tidyValue.ts'
import { readSilentValues } from './typedFields.ts'
import { useAttempt } from './useAttempt.ts'
import { useFaultFocus } from './useFaultFocus.ts'
import { useHoldPage } from './useHoldPage.ts'
import { useDraftedValues, useKeepDraft } from './useKeepDraft.ts'

interface Options<Fields extends FieldValues, Values, Draft extends object> {
  /**
   * Validates the entered values as one flat object; each issue's message is a fault
   * (`writeFault`).
   */
  schema: v.GenericSchema<Fields, Values>
  defaults: NoInfer<Fields>
  /**
   * Draft in which the form's values are stored while the form is closed, for the fields that the
   * draft has. It is cleared after a successful submit.
   */
  draft?: DraftAtom<Draft> | undefined
  /** Keeps the draft after a submit, because a next step uses it and then clears it. */
  keepsDraft?: boolean
  /**
   * When a field is validated for the first time: on submit, or after the field has lost the focus.
   * On submit by default.
   */
  mode?: 'onSubmit' | 'onTouched'
  /** Sends the values; rejects with `GatewayError`. The signal aborts when the form unmounts. */
  submit: (values: Values, signal: AbortSignal) => Promise<void>
  /** Chooses the message for a refusal by the gateway that is not about a field. */
  words: (error: GatewayError) => MessageDescriptor
  /**
   * Returns help for such a refusal of the whole form, for example a link to a page where the
   * action is possible.
   */
  remedy?: (error: GatewayError) => ReactNode
  /**
   * Returns faults of fields that the form reads from a refusal itself: of a field that the refusal
   * means without naming it, or with what the field's rule requires. They stand before those that
   * the refusal names (`readFieldFaults`).
   */
  faults?: (error: GatewayError) => Partial<Record<NoInfer<keyof Fields>, Fault>>
  /** Called with each refusal before it is drawn, for example to add a field to the form. */
  onRefusal?: (error: GatewayError) => void
  /** Whether a refused request has used up its captcha; true by default. */
  spends?: (error: GatewayError) => boolean
  /** A refusal that happened on another page and brought the player to this form. */
  earlier?: GatewayError | null
}

/** The form object that `Form` and its fields accept. */
export interface GatewayForm<Fields> {
  /** The form's field names and types; exists for the compiler only. */
  readonly fields?: Fields
  control: Control
  element: RefObject<HTMLFormElement | null>
  /** Names of the fields that are on the page now; each field adds and removes its own. */
  shown: Set<string>
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
  busy: boolean
  /** The gateway's last refusal that is not about a field. */
  refusal: GatewayError | null
  /** Number of refused requests since the form opened. */
  refusals: number
  /** Number of refused requests that used up the captcha. */
  spentCaptchas: number
  words: (error: GatewayError) => MessageDescriptor
  remedy?: ((error: GatewayError) => ReactNode) | undefined
  /** Shows the refusal of another request that the form makes, such as for a code. */
  setError(error: GatewayError): void
  /**
   * Shows such a refusal only at the fields that it is about.
   *
   * @returns false if it is about none of the form's fields
   */
  markFields(error: GatewayError): boolean
  /** Removes the last refusal, and the error that it caused in this field. */
  clearRefusal(name?: keyof Fields & string): void
  /** Changes a field without validating it. */
  replace(name: keyof Fields & string, value: unknown): void
  /** Validates a field again, for example after a reply about its value. */
  validate(name: keyof Fields & string): void
  /**
   * Shows the error of a field even if the field is empty and the form was not submitted, and
   * focuses the field.
   */
  require(name: keyof Fields & string): void
}

/** Names of the form's fields whose value has the given type. */
export type NamesOf<Fields, Value> = {
  [Name in keyof Fields & string]: Fields[Name] extends Value ? Name : never
}[keyof Fields & string]

/** The state of a form that is validated by a schema and sent to the gateway. */
export function useGatewayForm<Fields extends FieldValues, Values, Draft extends object>({
  schema,
  defaults,
  draft,
  keepsDraft = false,
  mode = 'onSubmit',
  submit,
  words,
  remedy,
  faults,
  onRefusal,
  spends,
  earlier = null,
}: Options<Fields, Values, Draft>): GatewayForm<Fields> {
  const store = useStore()
  const { attempt, busy } = useAttempt()
  const { element, focusFirstError } = useFaultFocus()
  const [refusal, setRefusal] = useState<GatewayError | null>(earlier)
  const [refusals, setRefusals] = useState(0)
  const [spentCaptchas, setSpentCaptchas] = useState(0)
  const wasSent = useRef(false)
  const requiredNow = useRef(new Set<string>())
  const [shown] = useState(() => new Set<string>())

  const drafted = useDraftedValues(defaults, draft)
  const [isRestored] = useState(() => JSON.stringify(drafted) !== JSON.stringify(defaults))

  const resolve = valibotResolver(schema as never) as Resolver<Fields, unknown, Values>
  const form = useForm<Fields, unknown, Values>({
    mode,
    shouldFocusError: false,
    // The schema checks all fields, also after the first fault, so that it can compare fields with
    // each other.
    criteriaMode: 'all',
    defaultValues: drafted as never,
    resolver: async (values, context, options) => {
      const tidied = Object.entries(values).map(([name, value]) => [name, tidyValue(value, name)])
      const result = await resolve(Object.fromEntries(tidied) as Fields, context, options)
      // Before the first submit, an empty required field shows no error.
      if (!wasSent.current) dropRequired(result.errors, requiredNow.current)
      return result
    },
  })
  useKeepDraft(form, draft)
  useHoldPage(element, isRestored)

  const setError = (error: GatewayError) => {
    onRefusal?.(error)
    const isMarked = markFields(error)
    setRefusal(isMarked ? null : error)
    setRefusals((count) => count + 1)
    if (spends?.(error) ?? true) setSpentCaptchas((count) => count + 1)
    if (!isMarked) focusFirstError()
  }
  const markFields = (error: GatewayError): boolean => {
    const meant: Record<string, Fault> = { ...readFieldFaults(error), ...faults?.(error) }
    // A field that the form does not show now, such as a captcha, cannot show its fault either.
    const drawn = Object.entries(meant).filter(([name]) => shown.has(name))
    for (const [name, fault] of drawn) {
      form.setError(name as Path<Fields>, { message: writeFault(fault) })
    }
    if (drawn.length > 0) focusFirstError()
    return drawn.length > 0
  }
  const send = form.handleSubmit(
    async (values) => {
      const error = await attempt(async (signal) => {
        setRefusal(null)
        await submit(values, signal)
        if (draft && !keepsDraft) store.set(draft, null)
      })
      if (error) setError(error)
    },
    () => {
      setRefusal(null)
      focusFirstError()
    },
  )

  return {
    control: form.control as unknown as Control,
    element,
    shown,
    onSubmit: (event) => {
      wasSent.current = true
      readSilentValues(event.currentTarget)
      void send(event)
    },
    busy,
    refusal,
    refusals,
    spentCaptchas,
    words,
    remedy,
    setError,
    markFields,
    clearRefusal: (name) => {
      setRefusal(null)
      if (name) form.clearErrors(name as Path<Fields>)
    },
    replace: (name, value) => form.setValue(name as Path<Fields>, value as never),
    validate: (name) => void form.trigger(name as Path<Fields>),
    require: (name) => {
      requiredNow.current.add(name)
      void form.trigger(name as Path<Fields>, { shouldFocus: true })
    },
  }
}

function dropRequired(errors: FieldErrors, keep: ReadonlySet<string>): void {
  for (const [name, error] of Object.entries(errors)) {
    const fault = readFault(error?.message as string | undefined)
    if (fault?.kind === 'required' && !keep.has(name)) delete errors[name]
  }
}
