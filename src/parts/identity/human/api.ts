import * as v from 'valibot'
import { call } from '#core/contract/call.ts'

/** Gets a puzzle for the self-hosted human check, in the format of ALTCHA's widget. */
export const getHumanChallenge = call({
  method: 'get',
  path: '/wps/verification/human/challenge',
  summary: 'Challenge of the self-hosted human check',
  access: 'visitor',
  reply: v.looseObject({}),
})
