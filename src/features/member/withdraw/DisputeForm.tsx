import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useMemo, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { GatewayError } from '#core/contract/error.ts'
import { Form } from '#parts/form/Form.tsx'
import { FormTextField } from '#parts/form/FormTextField.tsx'
import { makeTabDraft } from '#parts/form/tabDraft.ts'
import { useGatewayForm } from '#parts/form/useGatewayForm.ts'
import { useOperation } from '#core/operations/useOperation.ts'
import { withPictureWords } from '#parts/form/uploads/messages.ts'
import { PictureUploads } from '#parts/form/uploads/PictureUploads.tsx'
import { useTellUnsent } from '#parts/form/uploads/useTellUnsent.ts'
import { useUploads } from '#parts/form/uploads/useUploads.ts'
import { Button } from '#ui/Button.tsx'
import { FormAlert } from '#ui/FormAlert.tsx'
import { keepAnswer } from '#core/gateway/answers.ts'
import { refreshTagged } from '#core/gateway/refresh.ts'
import * as v from 'valibot'
import { confirmPayout, LONGEST_COMMENT, MOST_PROOFS, startPayoutProof } from './api.ts'
import { withdrawMessage } from './messages.ts'
import { withdrawalQuery } from './queries.ts'
import type { Payout } from './schema.ts'

const DraftSchema = v.object({ comment: v.string() })

interface Props {
  id: string
  payout: Payout
  onBack: () => void
}

/**
 * Form that reports that a part of the payment did not arrive, with pictures as proof. The call at
 * the start keeps the deadline from passing during the upload.
 */
export function DisputeForm({ id, payout, onBack }: Props) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const uploads = useUploads('payoutProof', MOST_PROOFS, payout.id)
  const draft = useMemo(() => makeTabDraft(`dispute-${payout.id}:v1`, DraftSchema), [payout.id])
  const { send } = useOperation({ kind: `dispute-${payout.id}`, call: confirmPayout })
  const [late, setLate] = useState<GatewayError | null>(null)
  const payoutId = payout.id
  useEffect(() => {
    startPayoutProof({ id, payoutId }).then(
      (made) => keepAnswer(queryClient, withdrawalQuery(id), made),
      (error: unknown) => setLate(error instanceof GatewayError ? error : null),
    )
  }, [id, payoutId, queryClient])
  useTellUnsent(draft, uploads)
  const form = useGatewayForm({
    schema: v.object({
      comment: v.pipe(v.string(), v.trim(), v.maxLength(LONGEST_COMMENT)),
    }),
    defaults: { comment: '' },
    draft,
    submit: async ({ comment }) => {
      const proofs = uploads.takeIds({ required: true })
      const made = await send({ id, payoutId, answer: 'notReceived', proofs, comment })
      uploads.forget()
      refreshTagged(queryClient, 'money')
      keepAnswer(queryClient, withdrawalQuery(id), made)
    },
    words: withPictureWords(withdrawMessage),
  })
  return (
    <div className="flex flex-col gap-4 border-t pt-4">
      {late && <FormAlert>{t(withdrawMessage(late))}</FormAlert>}
      <p className="text-label text-pretty">
        <Trans>
          Show us the last entries of your account, with the time on the picture. We check them with
          the bank.
        </Trans>
      </p>
      <Form form={form} action={t`Send the proof`}>
        <PictureUploads
          label={t`Screenshots of your account`}
          uploads={uploads}
          required={t`Add a picture that shows that the money didn’t arrive.`}
        />
        <FormTextField
          form={form}
          name="comment"
          label={t`Anything to add?`}
          maxLength={LONGEST_COMMENT}
        />
      </Form>
      <Button variant="quiet" block onClick={onBack}>
        <Trans>It has arrived</Trans>
      </Button>
    </div>
  )
}
