import { defineFeature } from '#core/navigation/feature.ts'

export default defineFeature({ catalogues: ['play'] })
