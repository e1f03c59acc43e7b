import { setupI18n } from '@lingui/core'
import { Trans } from '@lingui/react/macro'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { looseTexts } from '#support/loose-texts.ts'
import { WordsProvider } from './WordsProvider.tsx'

const words = setupI18n({ locale: 'en', messages: { en: {} } })

it('each text of a message is alone in its element, also around links', async () => {
  const { container } = await render(
    <WordsProvider words={words}>
      <p>
        <Trans>
          Loading <a href="#again">Try again</a> Copy
        </Trans>
      </p>
    </WordsProvider>,
  )
  expect(container.textContent).toBe('Loading Try again Copy')
  expect(looseTexts()).toEqual([])
})

it('a text beside an element is found as loose', async () => {
  const { unmount } = await render(
    <p>
      Loose <b>text</b>
    </p>,
  )
  expect(looseTexts()).toHaveLength(1)
  await unmount()
})
