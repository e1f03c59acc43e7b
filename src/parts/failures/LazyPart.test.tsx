import { WordsProvider } from '#core/locale/WordsProvider.tsx'
import { setupI18n } from '@lingui/core'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { configureChunks } from '#core/platform/loadChunk.ts'
import { lazyScreen } from '#core/navigation/lazyScreen.ts'
import { LazyPart } from './LazyPart.tsx'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })

afterEach(() => void vi.useRealTimers())

/** A lazily loaded component whose chunk fails the given number of times. */
function partThatFails(times: number) {
  configureChunks({ isReplaced: () => false })
  let tries = 0
  return lazyScreen('Part', async () => {
    tries += 1
    if (tries <= times) throw new TypeError('Failed to fetch')
    return { Part: () => <p>The part</p> }
  }).Component
}

test('an essential LazyPart whose code fails to load shows an error with a retry', async () => {
  const Part = partThatFails(1)
  const screen = await render(
    <WordsProvider words={i18n}>
      <LazyPart failure="tell">
        <Part />
      </LazyPart>
    </WordsProvider>,
  )
  await expect.element(screen.getByRole('alert')).toBeVisible()
  // For a second after a failure, the loader repeats the same error, so the first clicks on retry
  // may come too soon.
  await expect
    .poll(() => {
      const retry = screen.getByRole('button').query()
      if (retry instanceof HTMLElement) retry.click()
      return screen.getByText('The part').query()
    })
    .not.toBeNull()
})

test('an optional LazyPart whose code fails to load keeps its fallback', async () => {
  const Part = partThatFails(Infinity)
  const screen = await render(
    <LazyPart failure="hide" fallback={<p>Its place</p>}>
      <Part />
    </LazyPart>,
  )
  await expect.element(screen.getByText('Its place')).toBeVisible()
  expect(screen.getByRole('alert').query()).toBeNull()
})

test('a LazyPart without visible content retries by itself', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const Part = partThatFails(1)
  const screen = await render(
    <LazyPart failure="again" fallback={<p>Its place</p>}>
      <Part />
    </LazyPart>,
  )
  await expect
    .poll(async () => {
      await vi.advanceTimersByTimeAsync(1000)
      return screen.getByText('The part').query()
    })
    .not.toBeNull()
})

test('LazyPart retries a chunk that failed to load, but no code that crashed', async () => {
  const Part = partThatFails(1)
  let tries = 0
  const Broken = () => {
    tries += 1
    throw new Error('A fault of the part itself')
  }
  const screen = await render(
    <WordsProvider words={i18n}>
      <LazyPart failure="tell">
        <Broken />
      </LazyPart>
      <LazyPart failure="tell">
        <Part />
      </LazyPart>
    </WordsProvider>,
  )
  await expect.poll(() => screen.getByRole('alert').elements()).toHaveLength(2)
  const before = tries
  window.dispatchEvent(new Event('online'))
  await expect.element(screen.getByText('The part')).toBeVisible()
  expect(tries).toBe(before)
})

test('a LazyPart offers a reload when a new release has replaced it', async () => {
  const Part = partThatFails(Infinity)
  configureChunks({ isReplaced: () => true, mayReload: () => false })
  const screen = await render(
    <WordsProvider words={i18n}>
      <LazyPart failure="tell">
        <Part />
      </LazyPart>
    </WordsProvider>,
  )
  await expect.element(screen.getByText(/^The site was updated/)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible()
})
