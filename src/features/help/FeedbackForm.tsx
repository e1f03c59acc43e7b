import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { MessageDescriptor } from '@lingui/core'
import * as v from 'valibot'
import type { GatewayError } from '#core/contract/error.ts'
import { gatewayErrorMessage } from '#core/gateway/messages.ts'
import { requiredText } from '#parts/form/field-rules/entries.ts'
import { REQUIRED, writeFault } from '#parts/form/field-rules/faults.ts'
import { Form } from '#parts/form/Form.tsx'
import { FormSelectField } from '#parts/form/FormSelectField.tsx'
import { FormTextArea } from '#parts/form/FormTextArea.tsx'
import { FormTextField } from '#parts/form/FormTextField.tsx'
import { makeDraftAtom } from '#parts/form/drafts.ts'
import { useGatewayForm } from '#parts/form/useGatewayForm.ts'
import { useOperation } from '#core/operations/useOperation.ts'
import { useHumanProof } from '#parts/identity/human/useHumanProof.tsx'
import { addFeedback, QUESTION_TYPES, type getFeedbackRules } from './api.ts'
import { TYPES } from './messages.ts'

type Rules = Awaited<ReturnType<typeof getFeedbackRules>>

const EMPTY = { questionType: '', content: '', contact: '' }
const draftAtom = makeDraftAtom(EMPTY, [])

const WORDS: Record<string, MessageDescriptor> = {
  human_check_failed: msg`Please complete the verification first.`,
  too_many_requests: msg`You’ve sent several messages just now. Please try again later.`,
}
const words = (error: GatewayError) => WORDS[error.code] ?? gatewayErrorMessage(error)

/** Schema of the feedback form, with the limits that the gateway sets. */
export function makeFeedbackSchema({
  minLength,
  maxLength,
}: Pick<Rules, 'minLength' | 'maxLength'>) {
  const max = Math.max(minLength, maxLength)
  const outOfBounds = writeFault({ kind: 'length', min: minLength, max })
  return v.object({
    questionType: requiredText,
    content: v.pipe(
      v.string(),
      v.trim(),
      v.minLength(1, REQUIRED),
      v.minLength(minLength, outOfBounds),
      v.maxLength(max, outOfBounds),
    ),
    contact: v.pipe(v.string(), v.trim(), v.maxLength(100)),
  })
}

interface Props {
  rules: Rules
  /** Called with the reference of the feedback as soon as the gateway has received it. */
  onSent: (reference: string) => void
}

/** The feedback form. Its values are kept while the author visits other pages. */
export function FeedbackForm({ rules, onSent }: Props) {
  const { t } = useLingui()
  const human = useHumanProof()
  const { send } = useOperation({ kind: 'feedback', call: addFeedback })
  const form = useGatewayForm({
    schema: makeFeedbackSchema(rules),
    defaults: EMPTY,
    draft: draftAtom,
    words,
    submit: async ({ contact, ...fields }) => {
      const entered = { ...fields, ...(contact && { contact }) }
      const prepare = async () => {
        const proof = rules.human ? await human.prove() : undefined
        return { ...entered, ...(proof && { human: proof }) }
      }
      const { id } = await send(entered, { prepare })
      onSent(id)
    },
  })
  return (
    <Form form={form} action={t`Send feedback`} gap={5}>
      <FormSelectField
        form={form}
        name="questionType"
        required
        label={t`What’s it about?`}
        placeholder={t`Please choose`}
        items={QUESTION_TYPES.map((value) => ({ value, label: t(TYPES[value]) }))}
      />
      <FormTextArea
        form={form}
        name="content"
        required
        label={t({ message: 'Your message', comment: 'Label of a field' })}
        maxLength={Math.max(rules.minLength, rules.maxLength)}
      />
      <FormTextField
        form={form}
        name="contact"
        label={t`How can we reach you?`}
        hint={t`An email address or a phone number, if you want an answer.`}
        autoComplete="email"
        maxLength={100}
      />
      {rules.human && human.element}
    </Form>
  )
}
