import type { Words } from '../db/tables.ts'
import type { Campaign, Round } from './campaigns/rules.ts'
import { BONUS_WEIGHTS } from './turnover.ts'
import { inFive } from './words.ts'

/** Puts a number into a text. */
const count = (words: Words, number: number): Words =>
  Object.fromEntries(
    Object.entries(words).map(([language, text]) => [
      language,
      text.replaceAll('{n}', `${number}`),
    ]),
  ) as Words

const HEADING = inFive('Rules', 'กติกา', 'Thể lệ', '규칙', '规则')

const ROUNDS: Record<Round, Words> = {
  once: inFive(
    'Each member can have it once.',
    'สมาชิกแต่ละคนรับได้หนึ่งครั้ง',
    'Mỗi thành viên nhận một lần.',
    '회원당 한 번만 받으실 수 있습니다.',
    '每位会员限领一次。',
  ),
  day: inFive(
    'Once a day; a day ends at midnight in the site’s time zone.',
    'วันละหนึ่งครั้ง สิ้นสุดวันเวลาเที่ยงคืนตามเวลาของเว็บไซต์',
    'Mỗi ngày một lần; ngày kết thúc lúc nửa đêm theo múi giờ của trang.',
    '하루에 한 번이며, 하루는 사이트 시간대의 자정에 끝납니다.',
    '每天一次，以本站时区的零点为界。',
  ),
  week: inFive(
    'Once a week, from Monday to Sunday.',
    'สัปดาห์ละหนึ่งครั้ง นับจันทร์ถึงอาทิตย์',
    'Mỗi tuần một lần, từ thứ Hai đến Chủ nhật.',
    '월요일부터 일요일까지 일주일에 한 번입니다.',
    '每周一次，周一至周日。',
  ),
  month: inFive(
    'Once a calendar month.',
    'เดือนปฏิทินละหนึ่งครั้ง',
    'Mỗi tháng dương lịch một lần.',
    '매월 한 번입니다.',
    '每个自然月一次。',
  ),
  year: inFive(
    'Once a calendar year.',
    'ปีปฏิทินละหนึ่งครั้ง',
    'Mỗi năm dương lịch một lần.',
    '매년 한 번입니다.',
    '每个自然年一次。',
  ),
}

const PLACES = inFive(
  'There are {n} of it in a round.',
  'แต่ละรอบมี {n} สิทธิ์',
  'Mỗi đợt có {n} suất.',
  '회차마다 {n}명까지입니다.',
  '每期共 {n} 份。',
)
const COUNTED = inFive(
  'Settled real-money bets count from the day on which you join, that day included. Voided and opposite bets do not.',
  'นับเดิมพันเงินจริงที่คิดผลแล้ว ตั้งแต่วันที่คุณเข้าร่วม (รวมวันนั้น) ไม่นับเดิมพันที่ยกเลิกหรือแทงสองฝั่ง',
  'Cược tiền thật đã chốt được tính từ ngày bạn tham gia, kể cả ngày đó. Không tính cược bị hủy và cược hai bên.',
  '참여하신 날을 포함해 그날부터 정산된 실제 베팅이 집계됩니다. 취소된 베팅과 양방 베팅은 제외됩니다.',
  '自报名当日起（含当日）计算已结算的真钱投注，作废及对押投注不计。',
)
const BONUS_TURNOVER = inFive(
  'The bonus is to be bet {n} times before a withdrawal.',
  'ต้องทำยอดเดิมพันโบนัส {n} เท่าก่อนถอน',
  'Tiền thưởng cần được cược {n} lần trước khi rút.',
  '출금 전 보너스의 {n}배를 베팅해야 합니다.',
  '提款前须完成红利 {n} 倍投注。',
)
const DEPOSIT_TURNOVER = inFive(
  'Deposit and bonus are to be bet {n} times within 30 days before a withdrawal.',
  'ต้องทำยอดเดิมพันรวมเงินฝากและโบนัส {n} เท่าภายใน 30 วันก่อนถอน',
  'Tiền nạp và tiền thưởng cần được cược {n} lần trong 30 ngày trước khi rút.',
  '출금 전 30일 안에 입금액과 보너스 합계의 {n}배를 베팅해야 합니다.',
  '提款前须在 30 天内完成存款与红利总额 {n} 倍投注。',
)
const LIVE_WEIGHT = inFive(
  'Live tables count for {n}%.',
  'คาสิโนสดนับ {n}%',
  'Casino trực tiếp được tính {n}%.',
  '라이브 카지노는 {n}%만 반영됩니다.',
  '真人投注按 {n}% 计算。',
)
const CARD_WEIGHT = inFive(
  'Card games count for {n}%.',
  'เกมไพ่นับ {n}%',
  'Game bài được tính {n}%.',
  '카드 게임은 {n}%만 반영됩니다.',
  '棋牌投注按 {n}% 计算。',
)
const NO_TURNOVER = inFive(
  'It is paid as cash: nothing more is to be bet for it.',
  'จ่ายเป็นเงินสด ไม่ต้องทำยอดเพิ่ม',
  'Trả bằng tiền mặt: không phải cược thêm.',
  '현금으로 지급되며 추가 베팅 조건이 없습니다.',
  '以现金发放，无额外投注要求。',
)
const DECIDED = inFive(
  'We answer within a day. What is granted waits in your reward center for 14 days.',
  'เราตอบกลับภายใน 1 วัน รางวัลที่อนุมัติรออยู่ในศูนย์รางวัล 14 วัน',
  'Chúng tôi trả lời trong một ngày. Phần thưởng được duyệt chờ trong trung tâm phần thưởng 14 ngày.',
  '하루 안에 답변드리며, 승인된 보상은 리워드 센터에 14일간 보관됩니다.',
  '我们会在一天内答复，通过后的奖励将在奖励中心保留 14 天。',
)
const ONE_EACH = inFive(
  'One account for each person. Whoever uses several loses what they brought.',
  'หนึ่งคนต่อหนึ่งบัญชี หากใช้หลายบัญชีจะเสียสิทธิ์รางวัลทั้งหมด',
  'Mỗi người một tài khoản. Ai dùng nhiều tài khoản sẽ mất phần thưởng từ đó.',
  '1인 1계정입니다. 여러 계정을 사용하면 받은 혜택이 회수됩니다.',
  '一人一个账户，使用多个账户者将被取消所得奖励。',
)

function linesOf({ kind, round, needs, reward, limits }: Campaign): Words[] {
  const { turnover = 0 } = reward
  const counts = needs.some(({ kind: need }) => need === 'bet' || need === 'slotBet')
  if (kind === 'link') return [ONE_EACH]
  return [
    ROUNDS[round],
    ...(limits?.grants ? [count(PLACES, limits.grants)] : []),
    ...(counts || kind === 'tournament' ? [COUNTED] : []),
    ...(turnover > 0
      ? [
          count(kind === 'depositBonus' ? DEPOSIT_TURNOVER : BONUS_TURNOVER, turnover),
          count(LIVE_WEIGHT, BONUS_WEIGHTS.LIVE ?? 100),
          count(CARD_WEIGHT, BONUS_WEIGHTS.PVP ?? 100),
        ]
      : [NO_TURNOVER]),
    ...(kind === 'application' ? [DECIDED] : []),
    ONE_EACH,
  ]
}

/** A campaign's terms, as HTML: what it is about, then its rules. */
export function termsOf(campaign: Campaign): Words {
  const lines = linesOf(campaign)
  return Object.fromEntries(
    (Object.keys(campaign.about) as (keyof Words)[]).map((language) => [
      language,
      `${campaign.about[language]}<h2>${HEADING[language]}</h2><ul>${lines
        .map((line) => `<li>${line[language]}</li>`)
        .join('')}</ul>`,
    ]),
  ) as Words
}
