import { Ajv2020 } from 'ajv/dist/2020.js'

/** Creates a function that finds what is wrong with a value by a schema of an OpenAPI document. */
export function createFaultFinder(document: object) {
  const ajv = new Ajv2020({ strict: false, validateFormats: false }).addSchema(document, 'document')
  return (schema: object, value: unknown): unknown[] => {
    const text = JSON.stringify(schema).replaceAll('"#/components/', '"document#/components/')
    const validate = ajv.compile(JSON.parse(text) as object)
    validate(value)
    return validate.errors ?? []
  }
}
