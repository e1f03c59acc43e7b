import { setupI18n } from '@lingui/core'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { GatewayError } from '#core/contract/error.ts'
import { WordsProvider } from '#core/locale/WordsProvider.tsx'
import { OneFailure } from './OneFailure.tsx'
import { LineFailure, SectionFailure } from './SectionState.tsx'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })

/** A part of a page that fails with a code until somebody asks for it again. */
function Part({ name, code, isLine }: { name: string; code: string; isLine?: boolean }) {
  const [error, setError] = useState<GatewayError | null>(() => new GatewayError(code))
  const Failure = isLine ? LineFailure : SectionFailure
  return (
    <section aria-label={name}>
      <h2>{name}</h2>
      {error ? (
        <Failure error={error} onRetry={() => setError(null)} />
      ) : (
        <p>{`${name} is there`}</p>
      )}
    </section>
  )
}

/** A part that fails again at each try. */
function Failing() {
  const [tries, setTries] = useState(0)
  return (
    <section aria-label="Failing">
      <p>{`Tries: ${tries}`}</p>
      <SectionFailure error={new GatewayError('timeout')} onRetry={() => setTries(tries + 1)} />
    </section>
  )
}

const show = (first: string, second: string) =>
  render(
    <WordsProvider words={i18n}>
      <OneFailure>
        <Part name="Sums" code={first} isLine />
        <Part name="List" code={second} />
      </OneFailure>
    </WordsProvider>,
  )

test('parts that fail for one cause tell it once, where there is room', async () => {
  const screen = await show('timeout', 'timeout')
  const retries = screen.getByRole('button')
  await expect.element(retries).toBeVisible()
  expect(retries.elements()).toHaveLength(1)
  const list = screen.getByRole('region', { name: 'List' })
  expect(list.getByRole('button').elements()).toHaveLength(1)
})

test('the retry of a failure that is told once brings back each part', async () => {
  const screen = await show('timeout', 'timeout')
  await screen.getByRole('button').click()
  await expect.element(screen.getByText('Sums is there')).toBeVisible()
  await expect.element(screen.getByText('List is there')).toBeVisible()
})

test('parts that fail for different causes tell each of them', async () => {
  const screen = await show('timeout', 'malformed_reply')
  await expect.element(screen.getByRole('region', { name: 'Sums' })).toBeVisible()
  expect(screen.getByRole('button').elements()).toHaveLength(2)
})

test('the retry keeps the focus while the page around it is drawn again', async () => {
  const page = (
    <WordsProvider words={i18n}>
      <OneFailure>
        <Failing />
      </OneFailure>
    </WordsProvider>
  )
  const screen = await render(page)
  screen.getByRole('button', { name: 'Try again' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('Tries: 1')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toHaveFocus()
})
