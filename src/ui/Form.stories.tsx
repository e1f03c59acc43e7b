import type { Meta, StoryObj } from '@storybook/react-vite'
import { getCountries, getCountryCallingCode } from 'libphonenumber-js/mobile'
import { Smartphone, User } from 'lucide-react'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { pictures } from 'virtual:livery-brands'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from './Button.tsx'
import { Checkbox } from './Checkbox.tsx'
import { CodeField } from './CodeField.tsx'
import { CountdownButton } from './CountdownButton.tsx'
import { DateField } from './DateField.tsx'
import { Dialog } from './Dialog.tsx'
import { FormAlert } from './FormAlert.tsx'
import { PasswordField } from './PasswordField.tsx'
import { PhoneField } from './PhoneField.tsx'
import { Picture } from './Picture.tsx'
import { SelectField } from './SelectField.tsx'
import { Tabs } from './Tabs.tsx'
import { TextField } from './TextField.tsx'

const countries = getCountries().map((country) => ({
  value: country as string,
  label: new Intl.DisplayNames('en', { type: 'region' }).of(country) ?? country,
  hint: `+${getCountryCallingCode(country)}`,
}))

const password = { show: 'Show password', hide: 'Hide password', capsLock: 'Caps Lock is on.' }

interface Props {
  onSubmit: (values: Entries) => void
  refused: boolean
  method: string
}

interface Entries {
  username: string
  password: string
  country: string
  mobile: string
  code: string
  birthday: string
  income: string
  terms: boolean
}

/** A form with every kind of field, driven by react-hook-form. */
function Everything({ onSubmit, refused, method: first }: Props) {
  const [method, setMethod] = useState(first)
  const { register, control, handleSubmit, formState } = useForm<Entries>({
    defaultValues: { country: 'TH', birthday: '' },
    shouldUnregister: true,
  })
  const { errors } = formState
  const must = { required: 'Please fill this in.' }
  return (
    <Dialog
      title="Create your account"
      closeLabel="Close"
      onClose={() => {}}
      banner={
        <Picture
          src={pictures[0]}
          alt=""
          className="size-full"
          fallback={<span className="block size-full bg-primary-soft" />}
        />
      }
      footer={
        <Button type="submit" form="everything" block size="lg">
          Create account
        </Button>
      }
    >
      <form
        id="everything"
        noValidate
        onSubmit={(event) => void handleSubmit(onSubmit)(event)}
        className="flex flex-col gap-4"
      >
        {refused && <FormAlert>This name is taken. Please choose another one.</FormAlert>}
        <Tabs
          label="How to register"
          value={method}
          onChange={setMethod}
          items={[
            { value: 'username', label: 'Username', icon: <User /> },
            { value: 'mobile', label: 'Mobile', icon: <Smartphone /> },
          ]}
        >
          <div className="flex flex-col gap-4">
            {method === 'username' && (
              <TextField
                label="Username"
                required
                autoComplete="username"
                hint="6 to 12 letters and digits."
                error={errors.username?.message}
                {...register('username', must)}
              />
            )}
            {method === 'mobile' && (
              <>
                <Controller
                  control={control}
                  name="country"
                  render={({ field }) => (
                    <PhoneField
                      label="Mobile number"
                      required
                      error={errors.mobile?.message}
                      country={{
                        items: countries,
                        value: field.value,
                        onChange: field.onChange,
                        label: 'Country code',
                        labels: { search: 'Search', none: 'No country matches.' },
                      }}
                      {...register('mobile', must)}
                    />
                  )}
                />
                <CodeField
                  label="Code"
                  required
                  error={errors.code?.message}
                  action={
                    <CountdownButton
                      onSend={() => {}}
                      until={42_000}
                      now={() => 0}
                      labels={{
                        send: 'Send code',
                        wait: (seconds) => `Resend in ${seconds} s`,
                        ready: 'You can ask for another code.',
                      }}
                    />
                  }
                  {...register('code', must)}
                />
              </>
            )}
            <PasswordField
              label="Password"
              required
              autoComplete="new-password"
              labels={password}
              error={errors.password?.message}
              {...register('password', must)}
            />
            <Controller
              control={control}
              name="birthday"
              rules={must}
              render={({ field }) => (
                <DateField
                  label="Birthday"
                  locale="en-GB"
                  autoComplete="bday"
                  labels={{ day: 'Day', month: 'Month', year: 'Year' }}
                  error={errors.birthday?.message}
                  {...field}
                />
              )}
            />
            <SelectField
              label="Source of income"
              placeholder="Choose one"
              items={[{ value: 'salary', label: 'Salary' }]}
              {...register('income')}
            />
            <Checkbox
              label={
                <>
                  <span>I am 18 or older and accept the </span>
                  <a href="#terms">terms</a>
                  <span>.</span>
                </>
              }
              error={errors.terms?.message}
              {...register('terms', must)}
            />
          </div>
        </Tabs>
      </form>
    </Dialog>
  )
}

const meta: Meta<typeof Everything> = {
  title: 'Components/Forms/Form',
  component: Everything,
  parameters: { layout: 'fullscreen' },
  args: { onSubmit: fn(), refused: false, method: 'username' },
}
export default meta
type Story = StoryObj<typeof Everything>

const submit = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Create account' }))

export const ByUsername: Story = {}
export const ByMobile: Story = { args: { method: 'mobile' } }
export const RightToLeft: Story = { ...ByMobile, globals: { direction: 'rtl' } }

export const Refused: Story = {
  args: { refused: true },
  play: async ({ args }) => {
    await submit()
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Username/ })).toHaveFocus())
    await expect(screen.getAllByText('Please fill this in.')).toHaveLength(4)
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const Sent: Story = {
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: /Username/ }), 'lucky88')
    await userEvent.type(screen.getByLabelText(/^Password/), 'correct horse')
    await userEvent.click(screen.getByLabelText('Day'))
    await userEvent.keyboard('13021990')
    await userEvent.selectOptions(screen.getByLabelText('Source of income'), 'salary')
    await userEvent.click(screen.getByRole('checkbox'))
    await submit()
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1))
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({
        username: 'lucky88',
        password: 'correct horse',
        birthday: '1990-02-13',
        income: 'salary',
        terms: true,
      }),
      expect.anything(),
    )
  },
}
