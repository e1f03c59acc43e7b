import { useRef } from 'react'
import { expect, it, vi } from 'vitest'
import { showInApp } from '#support/components/app.tsx'
import { ShelfKeys } from './ShelfKeys.tsx'

function Row() {
  const row = useRef<HTMLUListElement>(null)
  return (
    <div>
      <ul ref={row} aria-label="Hot games" />
      <ShelfKeys row={row} labelledBy="hot" className="" />
    </div>
  )
}

it('a row is no longer measured by the time it is removed from the page', async () => {
  const { screen } = await showInApp(<Row />, { asksPermission: false })
  const row = screen.getByRole('list').element()
  const wasThere: boolean[] = []
  const note = () => void wasThere.push(row.isConnected)
  vi.spyOn(ResizeObserver.prototype, 'disconnect').mockImplementation(note)
  vi.spyOn(MutationObserver.prototype, 'disconnect').mockImplementation(note)
  await screen.unmount()
  expect(row.isConnected).toBe(false)
  expect(wasThere).toEqual([true, true])
})
