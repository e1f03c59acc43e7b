import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import { Link } from '#core/navigation/Link.tsx'
import { paths } from '#core/navigation/paths.ts'
import { Form } from '#parts/form/Form.tsx'
import { useGatewayForm } from '#parts/form/useGatewayForm.ts'
import { MoneyRows } from '#parts/money/MoneyRows.tsx'
import { buttonClass } from '#ui/Button.tsx'
import { FormAlert } from '#ui/FormAlert.tsx'
import { bindSocialAccount } from './api.ts'
import { Loaded } from './Loaded.tsx'
import { PROVIDER_NAMES } from '#parts/identity/social/schema.ts'
import { securityMessage } from './messages.ts'
import { socialTicketQuery } from './queries.ts'
import { useDone } from './useDone.ts'

const NothingSchema = v.object({})

interface Props {
  /** Ticket of the social login, which the address of the page brings. */
  ticket: string
}

/** The review step before a social account is bound, because it cannot be undone. */
export function SocialConfirm({ ticket }: Props) {
  const { t } = useLingui()
  const done = useDone()
  const query = useQuery(socialTicketQuery(ticket))
  const form = useGatewayForm({
    schema: NothingSchema,
    defaults: {},
    words: securityMessage,
    submit: async () => {
      await bindSocialAccount({ ticket })
      done(msg`The social account is linked.`, 'social')
    },
  })
  const back = (
    <Link
      to={paths.member('securityCenter', 'social')}
      className={buttonClass({ variant: 'quiet', block: true })}
    >
      <Trans>Don’t link it</Trans>
    </Link>
  )
  if (query.error?.code === 'social_expired') {
    return (
      <div className="flex flex-col gap-4">
        <FormAlert tone="warning">{t(securityMessage(query.error))}</FormAlert>
        {back}
      </div>
    )
  }
  return (
    <Loaded query={query}>
      {({ provider, name }) => (
        <div className="flex flex-col gap-5">
          <MoneyRows
            rows={[
              {
                label: t({ message: 'Provider', comment: 'Whose login it is, such as Facebook' }),
                value: PROVIDER_NAMES[provider],
              },
              { label: t`Your account there`, value: name, strong: true },
            ]}
          />
          <FormAlert tone="warning">
            <Trans>It can’t be changed or undone after you confirm.</Trans>
          </FormAlert>
          <Form form={form} action={t`Link permanently`}>
            {null}
          </Form>
          {back}
        </div>
      )}
    </Loaded>
  )
}
