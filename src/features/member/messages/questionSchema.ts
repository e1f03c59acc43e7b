import * as v from 'valibot'
import { REQUIRED, writeFault } from '#parts/form/field-rules/faults.ts'
import { QUESTION_LENGTH, REPLY_LENGTH } from './api.ts'
import { QUESTION_TOPICS } from './schema.ts'

/** Text with a minimum and a maximum length. An empty text has its own error. */
const textWithin = ({ min, max }: { min: number; max: number }) => {
  const fault = writeFault({ kind: 'length', min, max })
  return v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, REQUIRED),
    v.minLength(min, fault),
    v.maxLength(max, fault),
  )
}

export const QuestionFieldsSchema = v.object({
  topic: v.pipe(v.string(), v.picklist(QUESTION_TOPICS, REQUIRED)),
  text: textWithin(QUESTION_LENGTH),
})

export const ReplyFieldsSchema = v.object({ text: textWithin(REPLY_LENGTH) })
