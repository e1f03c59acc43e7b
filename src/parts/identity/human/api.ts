import * as v from 'valibot'
import { call } from '#core/contract/call.ts'

/** A puzzle for the self-hosted human check, as ALTCHA's widget takes it. */
export const getHumanChallenge = call({
  method: 'get',
  path: '/wps/verification/human/challenge',
  summary: 'Challenge of the self-hosted human check',
  access: 'visitor',
  reply: v.looseObject({}),
})
