import { read } from '#core/gateway/read.ts'
import { getTransferReceipt, getTransferTerms } from './api.ts'
import type { TransferWay } from './ways.ts'

export const transferTermsQuery = ({ direction, payeeId }: TransferWay) =>
  read(getTransferTerms, { direction, ...(payeeId && { payeeId }) }, { tags: ['money'] })

export const transferReceiptQuery = (id: string) =>
  read(getTransferReceipt, { id }, { tags: ['money'] })
