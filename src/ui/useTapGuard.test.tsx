import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { cdp } from 'vitest/browser'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { Dialog } from './Dialog.tsx'

/** The methods of a Chromium DevTools session, which Vitest does not type. */
interface Protocol {
  send: (method: string, params: object) => Promise<unknown>
}

interface Place {
  x: number
  y: number
}

async function tap(place: Place): Promise<void> {
  const { send } = cdp() as unknown as Protocol
  await send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [place] })
  await send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

function Page({ onPress, onCloseForm }: { onPress: () => void; onCloseForm?: () => void }) {
  const [asked, setAsked] = useState(!onCloseForm)
  return (
    <>
      <button type="button" style={{ position: 'fixed', inset: 0 }} onClick={onPress}>
        Promotions
      </button>
      {onCloseForm && (
        <Dialog title="Deposit" closeLabel="Close" onClose={onCloseForm}>
          <button type="button" onClick={() => setAsked(true)}>
            Leave
          </button>
        </Dialog>
      )}
      {asked && (
        <ConfirmDialog
          title="Leave?"
          confirmLabel="Leave"
          cancelLabel="Stay"
          onConfirm={() => undefined}
          onCancel={() => setAsked(false)}
        >
          Your round is open.
        </ConfirmDialog>
      )}
    </>
  )
}

/**
 * Moves the button “Stay” of the dialog to a place over the page and the other dialogs, taps it,
 * and returns the position of the tap.
 */
async function tapStay({ getByRole }: Awaited<ReturnType<typeof render>>): Promise<Place> {
  const stay = getByRole('button', { name: 'Stay' })
  await expect.element(stay).toBeVisible()
  Object.assign((stay.element() as HTMLElement).style, {
    position: 'fixed',
    zIndex: '1',
    inset: '0 auto auto 0',
  })
  const { x, y, width, height } = stay.element().getBoundingClientRect()
  const place = { x: x + width / 2, y: y + height / 2 }
  await tap(place)
  await expect.element(stay).not.toBeInTheDocument()
  return place
}

it('a double tap that closes a dialog does not press anything on the page below', async () => {
  const press = vi.fn()
  const place = await tapStay(await render(<Page onPress={press} />))
  await tap(place)
  expect(press).not.toHaveBeenCalled()
  await tap({ x: place.x, y: place.y + 100 })
  await vi.waitFor(() => expect(press).toHaveBeenCalledOnce())
  await vi.waitFor(async () => {
    await tap(place)
    expect(press.mock.calls.length).toBeGreaterThan(1)
  })
})

it('the second tap of a double tap does not close the next dialog', async () => {
  const close = vi.fn()
  const screen = await render(<Page onPress={() => undefined} onCloseForm={close} />)
  ;(screen.getByRole('button', { name: 'Leave' }).element() as HTMLElement).click()
  const place = await tapStay(screen)
  await tap(place)
  expect(close).not.toHaveBeenCalled()
  await vi.waitFor(async () => {
    await tap(place)
    expect(close).toHaveBeenCalled()
  })
})
