import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import * as v from 'valibot'
import { Form } from '#parts/form/Form.tsx'
import { FormTextArea } from '#parts/form/FormTextArea.tsx'
import { makeTabDraft } from '#parts/form/tabDraft.ts'
import { useGatewayForm } from '#parts/form/useGatewayForm.ts'
import { useOperation } from '#core/operations/useOperation.ts'
import { withPictureWords } from '#parts/form/uploads/messages.ts'
import { PictureUploads } from '#parts/form/uploads/PictureUploads.tsx'
import { useTellUnsent } from '#parts/form/uploads/useTellUnsent.ts'
import { useUploads } from '#parts/form/uploads/useUploads.ts'
import { applyForPromotion, LONGEST_COMMENT, MOST_PICTURES } from './api.ts'
import { promotionMessage } from './messages.ts'
import type { PromotionDetail } from './schema.ts'
import { useRefreshPromotions } from './usePromotionAct.ts'
import { ZaloForm } from './ZaloForm.tsx'

const DraftSchema = v.object({ comment: v.string() })

interface Props {
  promotion: PromotionDetail
  /** Called once the gateway has taken the form, which then goes away. */
  onSent: () => void
}

/**
 * The form by which a player applies for a promotion: its conditions first, then a comment and
 * pictures.
 */
export function Application({ promotion, onSent }: Props) {
  const lacksZalo = promotion.needs.some(({ kind, met }) => kind === 'zalo' && !met)
  return lacksZalo ? (
    <ZaloForm onSent={onSent} />
  ) : (
    <ApplicationForm promotion={promotion} onSent={onSent} />
  )
}

function ApplicationForm({ promotion: { id, application, status }, onSent }: Props) {
  const { t } = useLingui()
  const refresh = useRefreshPromotions()
  const uploads = useUploads('application', MOST_PICTURES, id)
  const { send } = useOperation({ kind: `apply-${id}`, call: applyForPromotion })
  const needsPicture = application?.needsPicture ?? false
  const draft = useMemo(() => makeTabDraft(`application-${id}:v1`, DraftSchema), [id])
  useTellUnsent(draft, uploads)
  const form = useGatewayForm({
    schema: v.object({ comment: v.pipe(v.string(), v.trim(), v.maxLength(LONGEST_COMMENT)) }),
    defaults: { comment: '' },
    draft,
    submit: async ({ comment }) => {
      const uploadIds = uploads.takeIds({ required: needsPicture })
      await send({ id, comment, uploadIds })
      uploads.forget()
      refresh()
      onSent()
    },
    words: withPictureWords(promotionMessage),
    onRefusal: refresh,
  })
  return (
    <div className="border-t pt-4">
      <Form
        form={form}
        action={
          status === 'rejected' ? (
            <Trans comment="Button: applies for a promotion once more">Apply again</Trans>
          ) : (
            <Trans>Send my application</Trans>
          )
        }
      >
        <FormTextArea
          form={form}
          name="comment"
          rows={3}
          label={t`Anything we should know?`}
          maxLength={LONGEST_COMMENT}
        />
        <PictureUploads
          label={
            needsPicture
              ? t({ message: 'Pictures', comment: 'Label: screenshots that prove something' })
              : t`Pictures, if you like`
          }
          uploads={uploads}
          required={needsPicture && t`Add a picture, so that we can look at it.`}
        />
      </Form>
    </div>
  )
}
