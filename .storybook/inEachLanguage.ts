import type { StoryContext } from '@storybook/react-vite'
import { languageAtom } from '#core/locale/language.ts'
import { LANGUAGE_CODES, type LanguageCode } from '#rules/languages.ts'
import { applyLook, languageOf, type Look } from './applyLook.ts'
import type { Site } from './frame.tsx'

/**
 * Checks a story in each language, and then shows it again as the toolbars say, direction included.
 */
export async function inEachLanguage(
  { loaded, globals, parameters }: Pick<StoryContext, 'loaded' | 'globals' | 'parameters'>,
  check: (language: LanguageCode) => void | Promise<void>,
): Promise<void> {
  const { store } = loaded.site as Site
  const look = globals as unknown as Look
  try {
    for (const language of LANGUAGE_CODES) {
      await store.set(languageAtom, language)
      await check(language)
    }
  } finally {
    await store.set(languageAtom, languageOf(look))
    applyLook(look, (parameters.site as { choices?: object } | undefined)?.choices)
  }
}
