import { expect, it } from 'vitest'
import { readGlued } from './gluedWords.ts'

it.each([
  'const a = `${t`It ends.`} ${t`It pays nothing.`}`',
  'const a = `${t(NAMES[kind])} · ${time}`',
  'const a = `${kind ? i18n._(NAME) : title}, ${time}`',
  "const a = <p><Trans>It ends.</Trans>{' '}<Trans>It pays nothing.</Trans></p>",
  "const a = <p><b>{name}</b>{' '}{count > 0 && <Plural value={count} other='#' />}</p>",
  "const a = <>{over ? <Trans>It ended.</Trans> : null}{' '}<time>{end}</time></>",
])('the code %s puts messages together', (source) => {
  expect(readGlued('a.tsx', source)).toEqual([1])
})

it.each([
  'const a = joinSentences(t`It ends.`, t`It pays nothing.`)',
  'const a = `${name} · ${time}`',
  "const a = <Trans>Time left{' '}<time>{clock}</time></Trans>",
  "const a = <p><b>{name}</b>{' '}<i>{time}</i></p>",
])('the code %s leaves the order of words to translators', (source) => {
  expect(readGlued('a.tsx', source)).toEqual([])
})
