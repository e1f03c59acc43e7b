import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Pause, Play, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { GatewayError } from '#core/contract/error.ts'
import { changeAnswer } from '#core/gateway/answers.ts'
import { refreshTagged } from '#core/gateway/refresh.ts'
import { PageConfirm } from '#parts/form/PageConfirm.tsx'
import { Button } from '#ui/Button.tsx'
import { FormAlert } from '#ui/FormAlert.tsx'
import { pauseInvitation, removeInvitation } from './api.ts'
import { accountMessage } from './messages.ts'
import { accountPaths } from './places.ts'
import { invitationsQuery } from './queries.ts'
import type { Invitation } from './schema.ts'

/** Buttons that pause, resume or delete an invitation link. Deleting asks for confirmation. */
export function LinkActs({ link: { id, code, state } }: { link: Invitation }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [isAsked, setIsAsked] = useState(false)
  const refresh = () => refreshTagged(queryClient, 'agent')
  const pause = useMutation({
    mutationFn: (paused: boolean) => pauseInvitation({ id, paused }),
    onSuccess: (changed) => {
      changeAnswer(queryClient, invitationsQuery, ({ list, ...rest }) => ({
        ...rest,
        list: list.map((each) => (each.id === id ? changed : each)),
      }))
    },
    onSettled: refresh,
  })
  const remove = useMutation({
    mutationFn: () => removeInvitation({ id }),
    onSuccess: () => {
      void navigate(accountPaths.links, { replace: true })
      changeAnswer(queryClient, invitationsQuery, ({ list, ...rest }) => ({
        ...rest,
        list: list.filter((each) => each.id !== id),
      }))
    },
    onError: () => setIsAsked(false),
    onSettled: refresh,
  })
  const failure = pause.error ?? remove.error
  const isPaused = state === 'PAUSED'
  return (
    <>
      {(isPaused || state === 'ACTIVE') && (
        <Button variant="outline" busy={pause.isPending} onClick={() => pause.mutate(!isPaused)}>
          {isPaused ? (
            <Play aria-hidden="true" className="size-4.5" />
          ) : (
            <Pause aria-hidden="true" className="size-4.5" />
          )}
          {isPaused ? (
            <Trans comment="Button: an invitation link works again">Resume</Trans>
          ) : (
            <Trans comment="Button: an invitation link stops working for a while">Pause</Trans>
          )}
        </Button>
      )}
      <Button variant="quiet" onClick={() => setIsAsked(true)}>
        <Trash2 aria-hidden="true" className="size-4.5" />
        <Trans comment="Button: deletes an invitation link">Delete</Trans>
      </Button>
      {failure && (
        <div className="w-full">
          <FormAlert>
            {t(
              accountMessage(
                failure instanceof GatewayError ? failure : new GatewayError('network'),
              ),
            )}
          </FormAlert>
        </div>
      )}
      {isAsked && (
        <PageConfirm
          title={t`Delete the link ${code}?`}
          confirmLabel={t`Delete`}
          cancelLabel={t({ message: 'Keep it', comment: 'Button: does not delete the link' })}
          tone="danger"
          busy={remove.isPending}
          onConfirm={() => remove.mutate()}
          onCancel={() => setIsAsked(false)}
        >
          <Trans>
            Anyone who still has the link can no longer sign up through it, and its statistics are
            deleted. Those who joined through it stay on your team. Nobody can use its code again.
          </Trans>
        </PageConfirm>
      )}
    </>
  )
}
