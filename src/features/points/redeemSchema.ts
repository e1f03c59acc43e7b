import * as v from 'valibot'
import { REQUIRED, writeFault } from '#parts/form/field-rules/faults.ts'
import { type Address, AddressSchema } from './schema.ts'

/** Values that the player entered for a redemption, without the payment password. */
export const RedeemEnteredSchema = v.object({
  rewardId: v.string(),
  quantity: v.number(),
  points: v.number(),
  amount: v.string(),
  address: v.optional(AddressSchema),
})
export type RedeemEntered = v.InferOutput<typeof RedeemEnteredSchema>

const WRONG = writeFault({ kind: 'wrong' })
const line = (least: number, most: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(REQUIRED),
    v.minLength(least, writeFault({ kind: 'length', min: least, max: most })),
    v.maxLength(most, writeFault({ kind: 'length', min: least, max: most })),
  )

/** Schema of the form for the delivery address; the gateway has the same rules. */
export const AddressFormSchema = v.object({
  name: line(2, 100),
  phone: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(REQUIRED),
    v.check((text) => v.is(AddressSchema.entries.phone, text), writeFault({ kind: 'phone' })),
  ),
  line: line(5, 200),
  city: line(2, 100),
  postcode: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(REQUIRED),
    v.check((text) => v.is(AddressSchema.entries.postcode, text), WRONG),
  ),
  note: v.pipe(v.string(), v.trim(), v.maxLength(140, writeFault({ kind: 'length', max: 140 }))),
})

export const NO_ADDRESS: Address = {
  name: '',
  phone: '',
  line: '',
  city: '',
  postcode: '',
  note: '',
}
