import { setTimeout as wait } from 'node:timers/promises'
import type { CDPSession, Page } from 'playwright'

/** Pixels of one scroll by the mouse wheel or by a swipe. */
const STROKE = 2400
const SWIPE = 480
/** Speed of scrolling in pixels a second. */
const SPEED = 2400
/** Milliseconds between two positions of a moving finger. */
const STEP = 16

/** Two thirds of the scrolls go down the page, and the rest go up. */
const isDown = (stroke: number, strokes: number) => stroke < (2 * strokes) / 3

/** Scrolls the page's main part down and up with the mouse wheel. */
export async function wheel(page: Page, protocol: CDPSession, strokes: number): Promise<void> {
  const { width, height } = page.viewportSize()!
  for (let stroke = 0; stroke < strokes; stroke++) {
    await protocol.send('Input.synthesizeScrollGesture', {
      x: Math.round(width * 0.625),
      y: Math.round(height * 0.65),
      yDistance: isDown(stroke, strokes) ? -STROKE : STROKE,
      speed: SPEED,
      gestureSourceType: 'mouse',
    })
  }
}

/**
 * Swipes over the page with a simulated finger, down and up. Throws if the page does not move,
 * since the browser's built-in swipe gesture scrolls nothing without a screen.
 */
export async function swipe(page: Page, protocol: CDPSession, strokes: number): Promise<void> {
  const { width, height } = page.viewportSize()!
  const place = () => page.evaluate(() => window.scrollY)
  const from = await place()
  const [low, high] = [Math.round(height * 0.8), Math.round(height * 0.8) - SWIPE]
  for (let stroke = 0; stroke < strokes; stroke++) {
    const [start, end] = isDown(stroke, strokes) ? [low, high] : [high, low]
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
      protocol.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: y === undefined ? [] : [{ x: Math.round(width / 2), y }],
      })
    const sent = [touch('touchStart', start)]
    const steps = Math.round((SWIPE / SPEED) * (1000 / STEP))
    for (let step = 1; step <= steps; step++) {
      await wait(STEP)
      sent.push(touch('touchMove', Math.round(start + ((end - start) * step) / steps)))
    }
    sent.push(touch('touchEnd'))
    await Promise.all(sent)
    if (stroke === 0 && (await place()) === from) throw new Error('A swipe scrolled nothing')
  }
}
