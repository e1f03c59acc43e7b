import type { Meta, StoryObj } from '@storybook/react-vite'
import { getCountries, getCountryCallingCode } from 'libphonenumber-js/mobile'
import { Smartphone, User } from 'lucide-react'
import { useId, useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { sampleLocale, say } from '#storybook/samples/say.ts'
import { Button } from './Button.tsx'
import { Checkbox } from './Checkbox.tsx'
import { CodeField } from './CodeField.tsx'
import { CountdownButton } from './CountdownButton.tsx'
import { DateField } from './DateField.tsx'
import { FormAlert } from './FormAlert.tsx'
import { PasswordField } from './PasswordField.tsx'
import { PhoneField } from './PhoneField.tsx'
import { SelectField } from './SelectField.tsx'
import { Tabs } from './Tabs.tsx'
import { TextField } from './TextField.tsx'

function countries() {
  const names = new Intl.DisplayNames(sampleLocale(), { type: 'region' })
  return getCountries().map((country) => ({
    value: country as string,
    label: names.of(country) ?? country,
    hint: `+${getCountryCallingCode(country)}`,
  }))
}

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

/** A whole form on a page, driven by react-hook-form: its fields, their errors, and the button that sends it. */
function Everything({ onSubmit, refused, method: first }: Props) {
  const heading = useId()
  const [method, setMethod] = useState(first)
  const { register, control, handleSubmit, formState } = useForm<Entries>({
    defaultValues: { country: 'TH', birthday: '' },
    shouldUnregister: true,
  })
  const { errors } = formState
  const must = { required: say('Please fill this in.') }
  return (
    <form
      noValidate
      aria-labelledby={heading}
      onSubmit={(event) => void handleSubmit(onSubmit)(event)}
      className="mx-auto flex max-w-md flex-col gap-4 card p-6"
    >
      <h2 id={heading} className="text-heading">
        {say('Open an account')}
      </h2>
      {refused && <FormAlert>{say('This username is taken. Please choose another.')}</FormAlert>}
      <Tabs
        label={say('How to sign up')}
        value={method}
        onChange={setMethod}
        items={[
          { value: 'username', label: say('Username'), icon: <User /> },
          { value: 'mobile', label: say('Mobile number'), icon: <Smartphone /> },
        ]}
      >
        <div className="flex flex-col gap-4">
          {method === 'username' && (
            <TextField
              label={say('Username')}
              required
              autoComplete="username"
              hint={say('Use English letters and digits, starting with a letter.')}
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
                    label={say('Mobile number')}
                    required
                    error={errors.mobile?.message}
                    country={{
                      items: countries(),
                      value: field.value,
                      onChange: field.onChange,
                      label: say('Country code'),
                      labels: { search: say('Search countries'), none: say('No country found') },
                    }}
                    {...register('mobile', must)}
                  />
                )}
              />
              <CodeField
                label={say('Code from the SMS')}
                required
                error={errors.code?.message}
                action={
                  <CountdownButton
                    onSend={() => {}}
                    until={42_000}
                    now={() => 0}
                    labels={{
                      send: say('Send code'),
                      wait: (seconds) =>
                        say('{seconds, plural, other {Resend in # s}}', { seconds }),
                      ready: say('You can ask for another code.'),
                    }}
                  />
                }
                {...register('code', must)}
              />
            </>
          )}
          <PasswordField
            label={say('Password')}
            required
            autoComplete="new-password"
            labels={{
              show: say('Show password'),
              hide: say('Hide password'),
              capsLock: say('Caps Lock is on'),
            }}
            error={errors.password?.message}
            {...register('password', must)}
          />
          <Controller
            control={control}
            name="birthday"
            rules={must}
            render={({ field }) => (
              <DateField
                label={say('Birthday')}
                locale={sampleLocale()}
                autoComplete="bday"
                labels={{ day: say('Day'), month: say('Month'), year: say('Year') }}
                error={errors.birthday?.message}
                {...field}
              />
            )}
          />
          <SelectField
            label={say('Source of income')}
            placeholder={say('Choose one')}
            items={[{ value: 'salary', label: say('Salary') }]}
            {...register('income')}
          />
          <Checkbox
            label={
              <>
                <span className="me-1">{say('I am 18 or older and accept the rules:')}</span>
                <a href="#terms">{say('Terms and conditions')}</a>
              </>
            }
            error={errors.terms?.message}
            {...register('terms', must)}
          />
        </div>
      </Tabs>
      <Button type="submit" block size="lg">
        {say('Sign up')}
      </Button>
    </form>
  )
}

const meta: Meta<typeof Everything> = {
  title: 'Components/Forms/Form',
  component: Everything,
  args: { onSubmit: fn(), refused: false, method: 'username' },
}
export default meta
type Story = StoryObj<typeof Everything>

const usernameField = () => ({ name: new RegExp(say('Username')) })

const submit = async () =>
  userEvent.click(await screen.findByRole('button', { name: say('Sign up') }))

export const ByUsername: Story = {}
export const ByMobile: Story = { args: { method: 'mobile' } }
export const RightToLeft: Story = { ...ByMobile, globals: { direction: 'rtl' } }

export const Refused: Story = {
  args: { refused: true },
  play: async ({ args }) => {
    await submit()
    await waitFor(() => expect(screen.getByRole('textbox', usernameField())).toHaveFocus())
    await expect(screen.getAllByText(say('Please fill this in.'))).toHaveLength(4)
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const Sent: Story = {
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole('textbox', usernameField()), 'lucky88')
    await userEvent.type(
      screen.getByLabelText(new RegExp(`^${say('Password')}`), { selector: 'input' }),
      'correct horse',
    )
    await userEvent.type(screen.getByLabelText(say('Day')), '13')
    await userEvent.type(screen.getByLabelText(say('Month')), '02')
    await userEvent.type(screen.getByLabelText(say('Year')), '1990')
    await userEvent.selectOptions(screen.getByLabelText(say('Source of income')), 'salary')
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
