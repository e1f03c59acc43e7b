import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import * as v from 'valibot'
import { keepAnswer } from '#core/gateway/answers.ts'
import { refreshTagged } from '#core/gateway/refresh.ts'
import { writeFault } from '#parts/form/field-rules/faults.ts'
import { Form } from '#parts/form/Form.tsx'
import { FormTextField } from '#parts/form/FormTextField.tsx'
import { makeTabDraft } from '#parts/form/tabDraft.ts'
import { useGatewayForm } from '#parts/form/useGatewayForm.ts'
import { useOperation } from '#core/operations/useOperation.ts'
import { withPictureWords } from '#parts/form/uploads/messages.ts'
import { PictureUploads } from '#parts/form/uploads/PictureUploads.tsx'
import { useTellUnsent } from '#parts/form/uploads/useTellUnsent.ts'
import { useUploads } from '#parts/form/uploads/useUploads.ts'
import { addDepositProof } from './api.ts'
import { depositMessage } from './messages.ts'
import { depositQuery } from './queries.ts'

const MOST_PICTURES = 3
const DraftSchema = v.object({ transRef: v.string() })

/**
 * Form that sends up to three pictures of a transfer's slip, and the reference of the transfer if
 * there is one.
 */
export function ProofForm({ id }: { id: string }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const uploads = useUploads('depositProof', MOST_PICTURES, id)
  const draft = useMemo(() => makeTabDraft(`deposit-proof-${id}:v1`, DraftSchema), [id])
  const { send } = useOperation({ kind: `deposit-proof-${id}`, call: addDepositProof })
  useTellUnsent(draft, uploads)
  const form = useGatewayForm({
    schema: v.object({
      transRef: v.pipe(
        v.string(),
        v.trim(),
        v.regex(/^(?:[A-Za-z0-9-]{4,40})?$/, writeFault({ kind: 'pattern', patternId: 7 })),
      ),
    }),
    defaults: { transRef: '' },
    draft,
    words: withPictureWords(depositMessage),
    // A refusal means that the deposit has changed meanwhile, so it is fetched again.
    onRefusal: () => refreshTagged(queryClient, 'money'),
    submit: async ({ transRef }) => {
      const deposit = await send({
        id,
        uploadIds: uploads.takeIds({ required: true }),
        ...(transRef && { transRef }),
      })
      uploads.forget()
      refreshTagged(queryClient, 'money')
      keepAnswer(queryClient, depositQuery(id), deposit)
    },
  })
  return (
    <Form form={form} gap={5} action={<Trans>Send the slip</Trans>}>
      <PictureUploads
        label={t`Pictures of the slip`}
        uploads={uploads}
        required={t`Choose a picture of the slip first.`}
      />
      <FormTextField
        form={form}
        name="transRef"
        label={t`Reference on the slip (if there is one)`}
        autoComplete="off"
      />
    </Form>
  )
}
