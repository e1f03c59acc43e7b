import './docs.css'
import { ComponentPage } from './blocks/ComponentPage.tsx'
import { describeComponent } from './describe.ts'

/** How pages of words are drawn, as `parameters.docs` of the preview. */
export const docs = {
  page: ComponentPage,
  toc: { headingSelector: 'h2, h3' },
  extractComponentDescription: describeComponent,
}
