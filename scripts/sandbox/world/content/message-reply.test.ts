import { expect, test } from 'vitest'
import { excerptOf } from './message-reply.ts'

test.each([
  [
    '<p>We add <strong>20%</strong>. Its terms <em>stand</em> beside it.</p>',
    'We add 20%. Its terms stand beside it.',
  ],
  ['<p>One line.</p><p>Another<br>one.</p>', 'One line. Another one.'],
  ['<p>Done.</p><p><a href="/x">See it</a></p>', 'Done.'],
  ['<style>p { color: red }</style><p>Text</p>', 'Text'],
])('the preview of the inbox message %s reads %s', (html, expected) => {
  expect(excerptOf(html)).toBe(expected)
})
