import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useNavigate } from 'react-router-dom'
import type * as v from 'valibot'
import { keepAnswer } from '#core/gateway/answers.ts'
import { refreshTagged } from '#core/gateway/refresh.ts'
import { identityAtom } from '#core/session/session.ts'
import { useRequireAccount } from '#core/session/useRequireAccount.ts'
import { Form } from '#parts/form/Form.tsx'
import { FormSelectField } from '#parts/form/FormSelectField.tsx'
import { FormTextArea } from '#parts/form/FormTextArea.tsx'
import { useGatewayForm } from '#parts/form/useGatewayForm.ts'
import { useOperation } from '#core/operations/useOperation.ts'
import { withPictureWords } from '#parts/form/uploads/messages.ts'
import { PictureUploads } from '#parts/form/uploads/PictureUploads.tsx'
import { useTellUnsent } from '#parts/form/uploads/useTellUnsent.ts'
import { useUploads } from '#parts/form/uploads/useUploads.ts'
import { Button } from '#ui/Button.tsx'
import { FormAlert } from '#ui/FormAlert.tsx'
import { addQuestion, MOST_PICTURES, QUESTION_LENGTH } from './api.ts'
import { BackTo } from '#parts/center/BackTo.tsx'
import { NEW_QUESTION, questionDraftAtom } from './drafts.ts'
import { messageRefusal, QUESTION_TOPIC_NAMES } from './messages.ts'
import { placeOf } from './places.ts'
import { questionQuery } from './queries.ts'
import { QuestionFieldsSchema } from './questionSchema.ts'
import { QUESTION_TOPICS } from './schema.ts'
import { useArrival } from './useArrival.ts'

const EMPTY = { topic: '', text: '' }

type Body = v.InferInput<NonNullable<typeof addQuestion.definition.body>>
/** Form for a new question to customer service. */
export function QuestionForm() {
  const { t } = useLingui()
  const isTrial = useAtomValue(identityAtom) === 'trial'
  const heading = useArrival(t`Ask a question`)
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <BackTo to={placeOf('service')}>
        <Trans comment="Tab: questions to customer service with their answers">
          Your questions
        </Trans>
      </BackTo>
      <h2 ref={heading} tabIndex={-1} className="text-heading outline-none">
        <Trans>Ask a question</Trans>
      </h2>
      {isTrial ? <TrialNote /> : <Fields />}
    </div>
  )
}

/**
 * Tells trial players that they cannot ask customer service, since a trial has no account
 * (docs/product.md §6).
 */
export function TrialNote() {
  const requireAccount = useRequireAccount()
  return (
    <FormAlert
      tone="info"
      title={<Trans>This needs a real account</Trans>}
      action={
        <Button size="sm" onClick={() => requireAccount(() => undefined)}>
          <Trans>Sign up or log in</Trans>
        </Button>
      }
    >
      <Trans>With a trial account, you can read messages here but not write any.</Trans>
    </FormAlert>
  )
}

function Fields() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const uploads = useUploads('question', MOST_PICTURES, NEW_QUESTION)
  const { send } = useOperation({ kind: 'question', call: addQuestion })
  useTellUnsent(questionDraftAtom, uploads)
  const form = useGatewayForm({
    schema: QuestionFieldsSchema,
    defaults: EMPTY,
    draft: questionDraftAtom,
    words: withPictureWords(messageRefusal),
    submit: async ({ topic, text }) => {
      const body: Body = { topic, text, pictures: uploads.takeIds() }
      const made = await send(body)
      uploads.forget()
      refreshTagged(queryClient, 'messages')
      keepAnswer(queryClient, questionQuery(made.id), made)
      void navigate(placeOf(`service/${made.id}`), { replace: true })
    },
  })
  return (
    <div className="card p-5 sm:p-7">
      <Form form={form} action={t`Send the question`} gap={5}>
        <FormSelectField
          form={form}
          name="topic"
          required
          label={t`What’s it about?`}
          placeholder={t`Please choose`}
          items={QUESTION_TOPICS.map((value) => ({
            value,
            label: t(QUESTION_TOPIC_NAMES[value]),
          }))}
        />
        <FormTextArea
          form={form}
          name="text"
          required
          label={t({ message: 'Your question', comment: 'Label of a field' })}
          hint={t`${plural({ least: QUESTION_LENGTH.min }, { other: 'Write at least # characters. The more you tell us, such as a time or a reference, the faster we can help.' })}`}
          maxLength={QUESTION_LENGTH.max}
        />
        <PictureUploads label={t`Pictures (if they help)`} uploads={uploads} />
      </Form>
    </div>
  )
}
