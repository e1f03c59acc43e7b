import { i18n } from '@lingui/core'
import { WordsProvider } from '#core/locale/WordsProvider.tsx'
import { beforeEach, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { bindTransport } from '#core/contract/call.ts'
import { GatewayError } from '#core/contract/error.ts'
import { MAX_PICTURE_BYTES } from '#lib/pictures.ts'
import { sessionStore } from '#lib/storage.ts'
import { PictureUploads } from './PictureUploads.tsx'
import { useUploads } from './useUploads.ts'

interface Part {
  uploadId: string
  total: number
  offset: number
  data: string
}

let sent: Part[]
let failures: number

beforeEach(() => {
  sent = []
  failures = 0
  sessionStore.clear()
  bindTransport(async (_definition, input) => {
    const part = input as unknown as Part
    if (failures > 0) {
      failures -= 1
      throw new GatewayError('network')
    }
    sent.push(part)
    const received = part.offset + atob(part.data).length
    return { received, ready: received === part.total }
  })
  i18n.loadAndActivate({ locale: 'en', messages: {} })
})

function Form() {
  const uploads = useUploads('depositProof', 3, 'D1')
  return (
    <>
      <input aria-label="Amount" defaultValue="500" />
      <PictureUploads label="Slip" uploads={uploads} />
      <output aria-label="ready">{uploads.readyIds.length}</output>
      <button onClick={uploads.forget}>Use them</button>
    </>
  )
}

const show = () =>
  render(
    <WordsProvider words={i18n}>
      <Form />
    </WordsProvider>,
  )

async function drawPng(width: number, height: number): Promise<Blob> {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const context = canvas.getContext('2d')!
  const noise = context.createImageData(width, height)
  for (let at = 0; at < noise.data.length; at += 1) noise.data[at] = (at * 2_654_435_761) >>> 24
  context.putImageData(noise, 0, 0)
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob!)))
}

const fileOf = (content: BlobPart, name: string) => new File([content], name, { type: 'image/png' })
const choose = (...files: File[]) => page.getByLabelText(/Choose pictures/).upload(files)
const ready = () => page.getByLabelText('ready')

it('a chosen picture is uploaded in parts, as a JPEG of at most 2048 pixels', async () => {
  await show()
  await choose(fileOf(await drawPng(2560, 160), 'slip.png'))
  await expect.element(ready()).toHaveTextContent('1')
  expect(new Set(sent.map(({ uploadId }) => uploadId)).size).toBe(1)
  const bytes = Uint8Array.from(sent.map(({ data }) => atob(data)).join(''), (letter) =>
    letter.charCodeAt(0),
  )
  expect(bytes.length).toBe(sent[0]!.total)
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }))
  expect([bitmap.width, bitmap.height]).toEqual([2048, 128])
})

it('a photo of more than 5 MB is shrunk and uploaded', async () => {
  await show()
  // Bytes after a picture's end make its file larger, and decoders take no notice of them.
  const photo = new Blob([await drawPng(2560, 160), new Uint8Array(6 * 1024 * 1024)])
  await choose(fileOf(photo, 'photo.png'))
  await expect.element(ready()).toHaveTextContent('1')
  expect(sent[0]!.total).toBeLessThan(MAX_PICTURE_BYTES)
})

it('a picture whose upload failed is uploaded again by its retry button', async () => {
  failures = 1
  await show()
  await choose(fileOf(await drawPng(20, 20), 'slip.png'))
  await page.getByRole('button', { name: 'Send slip.png again' }).click()
  await expect.element(ready()).toHaveTextContent('1')
})

it('an uploaded file that is no picture is refused, and other fields keep their values', async () => {
  await show()
  const svg = fileOf('<svg xmlns="http://www.w3.org/2000/svg"/>', 'slip.png')
  await choose(fileOf(await drawPng(20, 20), 'good.png'), svg)
  await expect.element(page.getByText(/drawing \(SVG\)/)).toBeVisible()
  await expect.element(ready()).toHaveTextContent('1')
  await expect.element(page.getByLabelText('Amount')).toHaveValue('500')
})

it('a fourth picture is not accepted for upload, and a message says so', async () => {
  await show()
  const picture = await drawPng(20, 20)
  await choose(...[1, 2, 3, 4].map((number) => fileOf(picture, `slip-${number}.png`)))
  await expect.element(ready()).toHaveTextContent('3')
  await expect.element(page.getByText(/1 picture was left out/)).toBeVisible()
  await page.getByRole('button', { name: 'Remove slip-2.png' }).click()
  await expect.element(ready()).toHaveTextContent('2')
})

it('uploaded pictures survive a reload until the form is sent', async () => {
  failures = 1
  const first = await show()
  const picture = await drawPng(20, 20)
  await choose(fileOf(picture, 'slip.png'))
  await expect.element(page.getByRole('button', { name: 'Send slip.png again' })).toBeVisible()
  await choose(fileOf(picture, 'other.png'))
  await expect.element(ready()).toHaveTextContent('1')
  await first.unmount()

  const second = await show()
  await expect.element(ready()).toHaveTextContent('2')
  expect(new Set(sent.map(({ uploadId }) => uploadId)).size).toBe(2)
  await page.getByRole('button', { name: 'Remove other.png' }).click()
  await second.unmount()

  const third = await show()
  await expect.element(ready()).toHaveTextContent('1')
  await page.getByRole('button', { name: 'Use them' }).click()
  await third.unmount()
  await show()
  await expect.element(ready()).toHaveTextContent('0')
})
