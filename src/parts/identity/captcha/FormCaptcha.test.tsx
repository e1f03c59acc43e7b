import { msg } from '@lingui/core/macro'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import * as v from 'valibot'
import { requiredText } from '#parts/form/field-rules/entries.ts'
import { Form } from '#parts/form/Form.tsx'
import { alert, button, open, openGateway, refuse, showForm } from '#support/components/form.tsx'
import { useGatewayForm } from '#parts/form/useGatewayForm.ts'
import { getCaptcha } from './api.ts'
import { captchaEntry, type CaptchaValue } from './captchaValue.ts'
import { FormCaptcha } from './FormCaptcha.tsx'

const WithCaptchaSchema = v.object({ name: requiredText, captcha: captchaEntry(true) })
const NO_CAPTCHA: CaptchaValue = {}

function WithCaptcha() {
  const form = useGatewayForm({
    schema: WithCaptchaSchema,
    defaults: { name: 'dragon', captcha: NO_CAPTCHA },
    words: () => msg`Refused`,
    spends: ({ code }) => code !== 'network',
    submit: async ({ name }, signal) => {
      await open({ username: name }, { signal })
    },
  })
  return (
    <Form form={form} action="Send">
      <FormCaptcha form={form} name="captcha" />
    </Form>
  )
}

describe('the captcha of a form', () => {
  const text = page.getByRole('textbox', { name: 'Characters in the picture' })

  it('the captcha is renewed only after a refusal that used up its answer', async () => {
    let pictures = 0
    const gateway = openGateway({
      [getCaptcha.definition.path]: () => {
        pictures += 1
        return { captchaId: String(pictures), image: 'aaaa' }
      },
    })
    gateway.answers = [refuse('network', 0), refuse('captcha_wrong')]
    await showForm(WithCaptcha)
    await expect.element(page.getByRole('img', { name: /Picture/ })).toBeInTheDocument()
    await text.fill('ABCDE')
    await button.click()
    await expect.element(alert).toBeInTheDocument()
    await expect.element(text).toHaveValue('ABCDE')
    expect(pictures).toBe(1)

    await button.click()
    await expect.poll(() => pictures).toBe(2)
    await expect.element(text).toHaveValue('')
    await expect.element(text).toHaveAccessibleDescription(/Here is a new one/)
    expect(alert.query()).toBeNull()
  })
})
