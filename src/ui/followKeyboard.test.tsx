import { expect, it, vi } from 'vitest'
import { followKeyboard } from './followKeyboard.ts'

/** Simulates the visual viewport shrinking, as by an on-screen keyboard or a pinch zoom. */
function shrinkView(by: number, scale = 1) {
  const view = window.visualViewport!
  vi.spyOn(view, 'height', 'get').mockReturnValue(window.innerHeight - by)
  vi.spyOn(view, 'scale', 'get').mockReturnValue(scale)
  view.dispatchEvent(new Event('resize'))
}

it('followKeyboard reports the height that the on-screen keyboard covers, until it is stopped', () => {
  const element = document.createElement('div')
  const stop = followKeyboard(element)
  const covered = () => element.style.getPropertyValue('--keyboard') || '0px'
  expect(covered()).toBe('0px')

  shrinkView(280)
  expect(covered()).toBe('280px')
  expect(element).toHaveAttribute('data-keyboard')

  shrinkView(280, 2)
  expect(covered()).toBe('0px')
  expect(element).not.toHaveAttribute('data-keyboard')

  stop()
  shrinkView(280)
  expect(covered()).toBe('0px')
})
