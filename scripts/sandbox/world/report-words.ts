import type { LanguageCode } from '#core/locale/languages.ts'
import type { Words } from '../db/tables.ts'
import { inFive } from './words.ts'

/** What heads the columns of files, and names the states of bets in them. */
const WORDS = {
  time: inFive('Time', 'เวลา', 'Thời gian', '시간', '时间'),
  member: inFive('Member', 'สมาชิก', 'Thành viên', '회원', '会员'),
  memberId: inFive('Member ID', 'ไอดีสมาชิก', 'ID thành viên', '회원 ID', '会员 ID'),
  level: inFive('Level', 'ระดับ', 'Cấp', '단계', '层级'),
  game: inFive('Game', 'เกม', 'Trò chơi', '게임', '游戏'),
  vendor: inFive('Game provider', 'ค่ายเกม', 'Nhà cung cấp', '게임사', '游戏厂商'),
  state: inFive('State', 'สถานะ', 'Trạng thái', '상태', '状态'),
  stake: inFive('Stake', 'เงินเดิมพัน', 'Tiền cược', '베팅액', '投注额'),
  validBet: inFive('Valid bet', 'ยอดเดิมพันที่มีผล', 'Cược hợp lệ', '유효 베팅', '有效投注'),
  win: inFive('Win', 'เงินรางวัล', 'Tiền thắng', '당첨금', '派彩'),
  net: inFive('Net result', 'ผลสุทธิ', 'Kết quả ròng', '순손익', '净输赢'),
  deposits: inFive('Deposits', 'ยอดฝาก', 'Nạp tiền', '입금', '存款'),
  withdrawals: inFive('Withdrawals', 'ยอดถอน', 'Rút tiền', '출금', '提款'),
  bonuses: inFive('Bonuses', 'โบนัส', 'Thưởng', '보너스', '红利'),
  rebates: inFive('Rebates', 'เงินคืน', 'Hoàn trả', '페이백', '返水'),
  type: inFive('Transaction', 'รายการ', 'Giao dịch', '거래', '交易'),
  amount: inFive('Amount', 'จำนวนเงิน', 'Số tiền', '금액', '金额'),
  balance: inFive('Balance after', 'ยอดคงเหลือ', 'Số dư sau', '거래 후 잔액', '交易后余额'),
  currency: inFive('Currency', 'สกุลเงิน', 'Tiền tệ', '통화', '币种'),
  reference: inFive('Reference', 'เลขอ้างอิง', 'Mã tham chiếu', '참조 번호', '参考号'),
  OPEN: inFive('Open', 'รอผล', 'Chưa có kết quả', '진행 중', '未结算'),
  SETTLED: inFive('Settled', 'จบแล้ว', 'Đã có kết quả', '정산됨', '已结算'),
  VOIDED: inFive('Voided', 'ยกเลิก', 'Đã huỷ', '무효', '已取消'),
} satisfies Record<string, Words>
export type FileWord = keyof typeof WORDS

export const fileWord = (word: FileWord, language: LanguageCode): string => WORDS[word][language]
