import { expect, it } from 'vitest'
import { GatewayError } from '#core/contract/error.ts'
import { faultMessage } from '#parts/form/field-rules/fieldMessages.ts'
import type { FaultSubject } from '#parts/form/field-rules/faultSubjects.ts'
import { readFieldFaults } from '#parts/form/field-rules/fieldRefusals.ts'
import { collectDeclarations } from '#scripts/contract/declared-calls.ts'

const { calls } = await collectDeclarations()
const REFUSALS = calls.flatMap(({ name, definition }) =>
  Object.entries(definition.fieldFaults ?? {}).flatMap(([field, faults]) =>
    faults.map((fault) => ({ name, field, fault })),
  ),
)

/** Messages that fit any field, and so say nothing about what the gateway knows. */
const GENERAL = ['taken', 'unknown'].map(
  (kind) => faultMessage('nickname', { kind: kind as 'taken' }).message,
)

it('every field that a call may refuse has words for each of its faults', () => {
  expect(REFUSALS.length).toBeGreaterThan(100)
  for (const { name, field, fault } of REFUSALS) {
    const error = new GatewayError('invalid_fields', { data: { fields: { [field]: fault } } })
    const read = readFieldFaults(error)[field]!
    const { message } = faultMessage(field as FaultSubject, read)
    expect(message, `${name}: ${field} ${fault}`).toMatch(/\w/)
    if (fault === 'taken' || fault === 'unknown') {
      expect(GENERAL, `${name}: ${field} ${fault}`).not.toContain(message)
    }
  }
})
