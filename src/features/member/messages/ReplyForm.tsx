import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type * as v from 'valibot'
import { keepAnswer } from '#core/gateway/answers.ts'
import { refreshTagged } from '#core/gateway/refresh.ts'
import { Form } from '#parts/form/Form.tsx'
import { FormTextArea } from '#parts/form/FormTextArea.tsx'
import { useGatewayForm } from '#parts/form/useGatewayForm.ts'
import { useOperation } from '#core/operations/useOperation.ts'
import { withPictureWords } from '#parts/form/uploads/messages.ts'
import { PictureUploads } from '#parts/form/uploads/PictureUploads.tsx'
import { useTellUnsent } from '#parts/form/uploads/useTellUnsent.ts'
import { useUploads } from '#parts/form/uploads/useUploads.ts'
import { addQuestionReply, MOST_PICTURES, REPLY_LENGTH } from './api.ts'
import type { ReplyDraft } from './drafts.ts'
import { messageRefusal } from './messages.ts'
import { questionQuery } from './queries.ts'
import { ReplyFieldsSchema } from './questionSchema.ts'

type Body = v.InferInput<NonNullable<typeof addQuestionReply.definition.body>>

interface Props {
  id: string
  draft: ReplyDraft
}

export function ReplyForm({ id, draft }: Props) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const uploads = useUploads('question', MOST_PICTURES, id)
  const { send } = useOperation({ kind: `reply-${id}`, call: addQuestionReply })
  useTellUnsent(draft, uploads)
  const form = useGatewayForm({
    schema: ReplyFieldsSchema,
    defaults: { text: '' },
    draft,
    words: withPictureWords(messageRefusal),
    submit: async ({ text }) => {
      const body: Body = { id, text, pictures: uploads.takeIds() }
      const made = await send(body)
      uploads.forget()
      refreshTagged(queryClient, 'messages')
      keepAnswer(queryClient, questionQuery(id), made)
    },
  })
  return (
    <div className="card p-5">
      <Form form={form} action={t({ message: 'Send', context: 'a text to customer service' })}>
        <FormTextArea
          form={form}
          name="text"
          label={t({
            message: 'Write more',
            comment: 'Button: adds to a question to customer service',
          })}
          rows={3}
          maxLength={REPLY_LENGTH.max}
        />
        <PictureUploads label={t`Pictures (if they help)`} uploads={uploads} />
      </Form>
    </div>
  )
}
