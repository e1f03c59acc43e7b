import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { GatewayError } from '#core/contract/error.ts'
import { gatewayErrorMessage } from '#core/gateway/messages.ts'
import type { PictureFault } from '#lib/pictures.ts'

export const PICTURE_FAULT_WORDS: Record<PictureFault, MessageDescriptor> = {
  empty: msg`This file is empty. Choose another picture.`,
  tooLarge: msg`This picture is larger than 40 MB. Choose a smaller one or take a screenshot.`,
  tooManyPixels: msg`This picture has too many pixels. Take a screenshot of it instead.`,
  drawing: msg`This file is a drawing (SVG). Choose a JPG or PNG picture.`,
  heic: msg`This photo is in the HEIC format. Take a screenshot of it, or save it as JPG.`,
  otherFile: msg`This file isn’t a JPG or PNG picture.`,
  hiddenContent: msg`This file holds more than a picture. Take a screenshot of it instead.`,
  broken: msg`This picture is damaged and can’t be read. Choose another one.`,
}

const REFUSALS: Readonly<Record<string, MessageDescriptor>> = {
  pictures_pending: msg`Your pictures are still being sent. Wait a moment.`,
  pictures_failed: msg`A picture wasn’t sent. Try it again or remove it first.`,
}

/** Adds words for pictures that are not ready to the words of a form's other refusals. */
export const withPictureWords =
  (words: (error: GatewayError) => MessageDescriptor) =>
  (error: GatewayError): MessageDescriptor =>
    REFUSALS[error.code] ?? words(error)

/** Chooses the message for a picture that could not be sent. */
export const uploadErrorMessage = (error: GatewayError): MessageDescriptor =>
  error.code === 'picture_refused' ? PICTURE_FAULT_WORDS.broken : gatewayErrorMessage(error)
