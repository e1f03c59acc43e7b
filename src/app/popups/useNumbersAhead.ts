import { useEffect } from 'react'
import { useLanguage } from '#core/locale/language.ts'
import { formatCount } from '#lib/counts.ts'
import { whenIdle } from '#ui/useIdle.ts'

/**
 * Writes a count and chooses a plural in the language on screen while the browser is at rest: the
 * first of a language takes a phone as long as four frames, since the browser reads its rules then,
 * which would otherwise be part of the answer to a press or a key.
 */
export function useNumbersAhead(): void {
  const { locale } = useLanguage()
  useEffect(() => {
    const drops = [
      whenIdle(() => new Intl.PluralRules(locale).select(0)),
      whenIdle(() => formatCount(0, locale)),
    ]
    return () => drops.forEach((drop) => drop())
  }, [locale])
}
