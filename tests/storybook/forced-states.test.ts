import { expect, test } from 'vitest'
import { forceStates } from '#storybook/forced-states-plugin.ts'

test('an element that is marked with a state gets the rules of that state', () => {
  expect(forceStates('.button:hover{} :focus-visible{}')).toBe(
    '.button:is(:hover,[data-forced=hover]){} :is(:focus-visible,[data-forced=focus-visible]){}',
  )
  expect(forceStates('.tile:not(:hover, :focus-within){}')).toBe(
    '.tile:not(:is(:hover,[data-forced=hover]), :focus-within){}',
  )
})

test('the plugin leaves names of classes and questions about the device as they are', () => {
  const css = '.hover\\:bg-raised{@media (hover: hover){} @media (hover:hover){}}'
  expect(forceStates(css)).toBe(css)
})
