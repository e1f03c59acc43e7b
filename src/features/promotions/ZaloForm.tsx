import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import * as v from 'valibot'
import { writeFault } from '#parts/form/field-rules/faults.ts'
import { Form } from '#parts/form/Form.tsx'
import { FormTextField } from '#parts/form/FormTextField.tsx'
import { useAttempt } from '#parts/form/useAttempt.ts'
import { PageConfirm } from '#parts/form/PageConfirm.tsx'
import { useGatewayForm } from '#parts/form/useGatewayForm.ts'
import { useOperation } from '#core/operations/useOperation.ts'
import { connectZalo } from './api.ts'
import { promotionMessage } from './messages.ts'
import { useRefreshPromotions } from './usePromotionAct.ts'

/**
 * Form that connects a Zalo account to the player's account. It asks for confirmation first,
 * because this cannot be undone.
 */
export function ZaloForm({ onSent }: { onSent: () => void }) {
  const { t } = useLingui()
  const refresh = useRefreshPromotions()
  const { send } = useOperation({ kind: 'zalo', call: connectZalo })
  const { attempt, busy } = useAttempt()
  const [asked, setAsked] = useState<string | null>(null)
  const form = useGatewayForm({
    schema: v.object({
      zalo: v.pipe(
        v.string(),
        v.transform((typed) => typed.replace(/[\s.-]/g, '')),
        v.regex(/^0\d{9}$/, writeFault({ kind: 'phone' })),
      ),
    }),
    defaults: { zalo: '' },
    submit: async ({ zalo }) => setAsked(zalo),
    words: promotionMessage,
  })
  const connect = async (zalo: string) => {
    const error = await attempt(async () => {
      await send({ zalo })
      refresh()
      onSent()
    })
    setAsked(null)
    if (error) form.setError(error)
  }
  return (
    <div className="border-t pt-4">
      <Form form={form} action={<Trans comment="Button; Zalo is a name">Link Zalo</Trans>}>
        <FormTextField
          form={form}
          name="zalo"
          type="tel"
          autoComplete="tel-national"
          label={t`Mobile number of your Zalo account`}
          hint={t`Ten digits, such as 0912345678`}
          required
        />
      </Form>
      {asked !== null && (
        <PageConfirm
          title={t`Link this Zalo account?`}
          confirmLabel={t({
            message: `Link ${{ phone: asked }}`,
            comment: 'Button: links a Zalo account with this number',
          })}
          cancelLabel={t`Change the number`}
          busy={busy}
          onConfirm={() => void connect(asked)}
          onCancel={() => setAsked(null)}
        >
          <Trans>It can’t be changed or removed afterward.</Trans>
        </PageConfirm>
      )}
    </div>
  )
}
