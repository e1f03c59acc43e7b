import './docs.css'
import { ComponentPage } from './blocks/ComponentPage.tsx'
import { describeComponent } from './describe.ts'

/** How pages of words are drawn, as `parameters.docs` of the preview. */
export const docs = {
  // A story's own code: the tool would print the drawn elements, and never ends with those whose
  // props lead to much else.
  source: { type: 'code' },
  page: ComponentPage,
  toc: { headingSelector: 'h2, h3' },
  extractComponentDescription: describeComponent,
}
