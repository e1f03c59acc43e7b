import type { Brand } from '#core/brand/schema.ts'
import type { Faces } from './files.ts'

/** The choices that say how headings are written. */
export type HeadingChoices = Pick<Brand['theme'], 'displayFace' | 'headingWeight'>

/** Returns the face of headings in the weight that a brand chose, or in its only one. */
export function displayFaceOf({ displayFace, headingWeight }: HeadingChoices, faces: Faces) {
  const { light, heavy, ...regular } = faces.display[displayFace]
  return { ...regular, ...{ light, regular: {}, heavy }[headingWeight] }
}
