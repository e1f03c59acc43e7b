import { msg } from '@lingui/core/macro'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as v from 'valibot'
import { useLanguage } from '#core/locale/language.ts'
import { Form } from '#parts/form/Form.tsx'
import { useGatewayForm } from '#parts/form/useGatewayForm.ts'
import { showInApp } from '#support/components/app.tsx'
import { makeAmountSchema } from './amountSchema.ts'
import { FormAmountField } from './FormAmountField.tsx'

const field = page.getByRole('textbox', { name: 'Amount' })
const input = () => field.element() as HTMLInputElement

let sent: string[]

function Payment({ currency }: { currency: string }) {
  const { locale } = useLanguage()
  const form = useGatewayForm({
    schema: v.object({
      amount: makeAmountSchema({
        currency,
        locale,
        max: '9000000',
        write: (most) => `${most} units`,
      }),
    }),
    defaults: { amount: '' },
    words: () => msg`Refused`,
    submit: async ({ amount }) => void sent.push(amount),
  })
  return (
    <Form form={form} action="Pay">
      <FormAmountField
        form={form}
        name="amount"
        label="Amount"
        currency={currency}
        presets={['500.00', '5000.00']}
        all="25480.50"
      />
    </Form>
  )
}

async function show(language: string, currency: string) {
  sent = []
  const brand = { defaultLanguage: language, languages: [language] }
  await showInApp(<Payment currency={currency} />, { brand, asksPermission: false })
  await field.click()
}

/** Presses keys one after another; in the expected text, a bar stands for the caret. */
async function expectTyped(keys: string, expected: string) {
  await userEvent.keyboard(keys)
  const { value, selectionStart } = input()
  const at = selectionStart ?? 0
  expect(`${value.slice(0, at)}|${value.slice(at)}`).toBe(expected)
}

async function expectSent(amount: string) {
  await page.getByRole('button', { name: 'Pay' }).click()
  await expect.poll(() => sent).toEqual([amount])
}

describe('digits of an amount are grouped while they are typed', () => {
  it.each([
    ['TH', 'THB', '1234567.5', '1,234,567.5|', '1234567.5'],
    ['EN', 'THB', '1000.05', '1,000.05|', '1000.05'],
    ['VI', 'VND', '1000000', '1.000.000|', '1000000'],
    ['VI', 'VND', '1.000.000', '1.000.000|', '1000000'],
    ['VI', 'THB', '1000,5', '1.000,5|', '1000.5'],
    ['VI', 'THB', '1000.5', '1.000,5|', '1000.5'],
    ['VI', 'THB', '1.5', '1.5|', '1.5'],
    ['VI', 'VND', '1,5tr', '1,5tr|', '1500000'],
    ['VI', 'VND', '10000k', '10.000k|', null],
    ['KO', 'KRW', '50000', '50,000|', '50000'],
    ['CN', 'KRW', '1234567', '1,234,567|', '1234567'],
    ['EN', 'THB', '1,0000', '10,000|', '10000'],
    ['EN', 'THB', '007', '007|', '7'],
  ])(
    'in %s, an amount of %s typed as “%s” shows “%s”',
    async (language, currency, keys, text, amount) => {
      await show(language, currency)
      await expectTyped(keys, text)
      if (amount !== null) await expectSent(amount)
    },
  )
})

describe('the caret of a grouped amount stays where the player types', () => {
  it.each([
    ['digits in the middle', '1000{ArrowLeft}{ArrowLeft}{ArrowLeft}23', '123|,000'],
    ['a digit that replaces the first', '2000{Home}{Delete}5', '5|,000'],
    ['a removed digit', '1234567{ArrowLeft}{Backspace}', '123,45|7'],
    [
      'a separator deleted backward, then a digit',
      '51000{ArrowLeft}{ArrowLeft}{ArrowLeft}{Backspace}9',
      '519|,000',
    ],
    ['a separator deleted forward, then a digit', '1234{Home}{ArrowRight}{Delete}{Delete}', '1|34'],
    ['a decimal point in the middle', '123456{ArrowLeft}{ArrowLeft}.', '1,234.|56'],
    ['the whole text typed over', '123456{Control>}a{/Control}7', '7|'],
  ])('%s', async (_, keys, text) => {
    await show('EN', 'THB')
    await expectTyped(keys, text)
  })
})

it.each([
  ['VI', 'VND', '1.000.000 ₫', '1.000.000', '1000000'],
  ['TH', 'THB', '1.000,50', '1,000.50', '1000.5'],
  ['TH', 'THB', '๑,๐๐๐ บาท', '1,000', '1000'],
  ['KO', 'KRW', '5만원', '50,000', '50000'],
  ['CN', 'VND', '2万', '20,000', '20000'],
  ['VI', 'VND', '500k', '500.000', '500000'],
  ['VI', 'THB', '1.50', '1,50', '1.5'],
])(
  'in %s, a pasted amount of %s, “%s”, becomes “%s” on blur',
  async (language, currency, pasted, text, amount) => {
    await show(language, currency)
    await expectTyped('1234', language === 'VI' ? '1.234|' : '1,234|')
    input().select()
    await field.fill(pasted)
    await expect.element(field).toHaveValue(pasted)
    await userEvent.tab()
    await expect.element(field).toHaveValue(text)
    await expectSent(amount)
  },
)

it('an amount that cannot be read stays as typed beside its error', async () => {
  await show('EN', 'THB')
  await field.fill('1.000')
  await page.getByRole('button', { name: 'Pay' }).click()
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field).toHaveValue('1.000')
  expect(sent).toEqual([])
})

it('quick amounts and the whole balance enter grouped amounts', async () => {
  await show('VI', 'THB')
  await page.getByRole('button', { name: /5\.000/ }).click()
  await expect.element(field).toHaveValue('5.000')
  await expect
    .element(page.getByRole('button', { name: /5\.000/ }))
    .toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'All' }).click()
  await expect.element(field).toHaveValue('25.480,50')
  await expectSent('25480.5')
})

it('an amount above its bound is refused while it is grouped', async () => {
  await show('EN', 'THB')
  await expectTyped('90000000', '90,000,000|')
  await page.getByRole('button', { name: 'Pay' }).click()
  await expect.element(page.getByText(/9000000 units/)).toBeVisible()
  expect(sent).toEqual([])
})
