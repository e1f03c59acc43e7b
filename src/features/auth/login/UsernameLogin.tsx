import { valibotResolver } from '@hookform/resolvers/valibot'
import { Trans, useLingui } from '@lingui/react/macro'
import { useStore } from 'jotai'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import * as v from 'valibot'
import type { GatewayError } from '#core/contract/error.ts'
import { CaptchaField } from '#parts/captcha/CaptchaField.tsx'
import { hasCaptcha, type CaptchaValue } from '#parts/captcha/captchaValue.ts'
import { useHumanProof } from '#parts/human/useHumanProof.tsx'
import type { LoginReply, Portal } from '../schema.ts'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { PasswordField } from '#ui/PasswordField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { usePasswordLabels } from '#parts/passwords/usePasswordLabels.ts'
import { LOGIN_DRAFTS } from './drafts.ts'
import { LoginRefusal } from './LoginRefusal.tsx'
import { readRememberedAccount, rememberAccount } from './rememberedAccount.ts'
import { useLogin } from './useLogin.ts'

interface Fields {
  username: string
  password: string
  remember: boolean
  captcha: CaptchaValue
}

const text = v.pipe(v.string(), v.trim(), v.minLength(1, 'required'))

const makeSchema = (captchaNeeded: boolean) =>
  v.object({
    username: text,
    password: text,
    remember: v.boolean(),
    captcha: v.custom<CaptchaValue>(
      (value) => !captchaNeeded || hasCaptcha(value as CaptchaValue),
      'required',
    ),
  })

interface Props {
  portal: Portal
  onReply: (reply: LoginReply) => void
  /** Why the second factor was broken off, where it was: the login begins anew. */
  breakOff: GatewayError | null
  onForgotten: () => void
}

/** Login with name and password; the captcha and the human check come when a refusal asks for them. */
export function UsernameLogin({ portal, onReply, breakOff, onForgotten }: Props) {
  const { t } = useLingui()
  const store = useStore()
  const draftAtom = LOGIN_DRAFTS[portal]
  const passwordLabels = usePasswordLabels()
  const human = useHumanProof()
  const remembers = portal === 'member'
  const [defaultValues] = useState(() => {
    const draft = store.get(draftAtom)
    const remembered = remembers ? readRememberedAccount() : ''
    return {
      username: draft.username || remembered,
      password: draft.password,
      remember: remembered !== '',
      captcha: {},
    }
  })
  const login = useLogin(onReply, breakOff)
  const { submit, busy, refusal, refusals, captchaNeeded, humanNeeded } = login
  const { register, control, handleSubmit, setValue, formState } = useForm<Fields>({
    resolver: valibotResolver(makeSchema(captchaNeeded)),
    defaultValues,
  })
  const { errors } = formState

  const send = handleSubmit(async ({ username, password, remember, captcha }) => {
    const isRight = await submit(async () => ({
      type: 'username',
      portal,
      username,
      password,
      ...captcha,
      ...(humanNeeded && !captcha.human && { human: await human.prove() }),
    }))
    if (isRight && remembers) rememberAccount(remember ? username : '')
    // Right or wrong, it was used up.
    setValue('captcha', {})
  }, login.clearRefusal)

  return (
    <form
      noValidate
      onSubmit={(event) => void send(event)}
      onChange={({ target }) => {
        const { name, value } = target as unknown as HTMLInputElement
        if (name === 'username' || name === 'password') store.set(draftAtom, { [name]: value })
      }}
      className="flex flex-col gap-4"
    >
      {refusal && <LoginRefusal key={refusals} error={refusal} />}
      <TextField
        {...register('username')}
        label={t`Username`}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        error={errors.username && t`Enter your username.`}
      />
      <PasswordField
        {...register('password')}
        label={t`Password`}
        labels={passwordLabels}
        autoComplete="current-password"
        maxLength={255}
        error={errors.password && t`Enter your password.`}
      />
      {captchaNeeded && (
        <Controller
          name="captcha"
          control={control}
          render={({ field }) => (
            <CaptchaField
              {...field}
              refusals={refusals}
              error={errors.captcha && t`Type the characters in the picture.`}
            />
          )}
        />
      )}
      {humanNeeded && human.element}
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        {remembers && <Checkbox {...register('remember')} label={t`Remember my username`} />}
        <button
          type="button"
          onClick={onForgotten}
          className="ms-auto min-h-thumb rounded-control text-label font-semibold text-primary-text underline-offset-2 hover:underline"
        >
          <Trans>Forgot your password?</Trans>
        </button>
      </div>
      <Button type="submit" size="lg" block busy={busy}>
        <Trans>Log in</Trans>
      </Button>
    </form>
  )
}
