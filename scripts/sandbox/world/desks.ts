import type { Words } from '../db/tables.ts'
import { inFive } from './words.ts'

export interface Desk {
  id: string
  name: Words
  topic: Words
  online: boolean
  /** What its agent opens with, and what it answers, in turn. */
  greeting: Words
  answers: readonly Words[]
}

const COMMON: readonly Words[] = [
  inFive(
    'Let me have a look at that for you. One moment, please.',
    'ขอตรวจสอบให้สักครู่นะคะ',
    'Mình kiểm tra giúp bạn nhé, xin chờ một chút.',
    '확인해 드리겠습니다. 잠시만 기다려 주세요.',
    '我来帮您查看一下，请稍等。',
  ),
  inFive(
    'Thank you for your patience. I have passed this to a colleague, who will write to your messages.',
    'ขอบคุณที่รอนะคะ ส่งเรื่องให้ทีมงานแล้ว คำตอบจะอยู่ในข้อความของคุณ',
    'Cảm ơn bạn đã chờ. Mình đã chuyển cho đồng nghiệp, câu trả lời sẽ nằm trong mục tin nhắn của bạn.',
    '기다려 주셔서 감사합니다. 담당자에게 전달했으며 답변은 메시지함으로 보내 드립니다.',
    '感谢您的耐心等待，已转交同事处理，回复会发到您的站内信。',
  ),
  inFive(
    'Is there anything else I can do for you?',
    'มีเรื่องอื่นให้ช่วยไหมคะ',
    'Bạn cần mình hỗ trợ thêm gì không?',
    '더 도와드릴 일이 있을까요?',
    '请问还有什么可以帮您？',
  ),
]

/** The desks of every merchant's live chat. */
export const DESKS: readonly Desk[] = [
  {
    id: 'money',
    online: true,
    name: inFive(
      'Deposits and withdrawals',
      'ฝากและถอนเงิน',
      'Nạp và rút tiền',
      '입금과 출금',
      '存款与提款',
    ),
    topic: inFive(
      'A payment that is missing or late',
      'ยอดไม่เข้าหรือเข้าช้า',
      'Tiền chưa vào hoặc vào chậm',
      '입출금 지연이나 누락',
      '款项未到账或延迟',
    ),
    greeting: inFive(
      'Hello, this is the payments desk of {brand}. When did you pay, and how much?',
      'สวัสดีค่ะ ฝ่ายการเงิน {brand} ยินดีให้บริการ ทำรายการเมื่อไหร่และยอดเท่าไหร่คะ',
      'Xin chào, bộ phận thanh toán {brand} đây. Bạn giao dịch lúc nào và số tiền bao nhiêu?',
      '안녕하세요, {brand} 입출금 담당입니다. 언제, 얼마를 이용하셨나요?',
      '您好，这里是 {brand} 财务客服。请问您何时付款，金额是多少？',
    ),
    answers: COMMON,
  },
  {
    id: 'games',
    online: true,
    name: inFive(
      'Games and bonuses',
      'เกมและโบนัส',
      'Game và khuyến mãi',
      '게임과 보너스',
      '游戏与优惠',
    ),
    topic: inFive(
      'A round that broke off, a bonus, a rule',
      'เกมที่ค้าง โบนัส หรือกติกา',
      'Ván chơi bị ngắt, khuyến mãi, luật chơi',
      '중단된 라운드, 보너스, 규칙',
      '中断的牌局、优惠与规则',
    ),
    greeting: inFive(
      'Hello from {brand}. Which game or promotion is it about?',
      'สวัสดีค่ะ {brand} ยินดีให้บริการ สอบถามเกมหรือโปรโมชั่นไหนคะ',
      '{brand} xin chào. Bạn cần hỏi về game hay khuyến mãi nào?',
      '안녕하세요, {brand}입니다. 어떤 게임이나 프로모션에 대한 문의인가요?',
      '您好，{brand} 客服为您服务。请问是哪款游戏或哪项优惠？',
    ),
    answers: COMMON,
  },
  {
    id: 'account',
    online: false,
    name: inFive(
      'Account and security',
      'บัญชีและความปลอดภัย',
      'Tài khoản và bảo mật',
      '계정과 보안',
      '账户与安全',
    ),
    topic: inFive(
      'Back in the morning from 08:00',
      'กลับมาให้บริการ 08:00 น.',
      'Làm việc lại từ 08:00 sáng',
      '오전 8시부터 다시 상담합니다',
      '上午 08:00 起恢复服务',
    ),
    greeting: inFive(
      'Hello from {brand}. What can I do for your account?',
      'สวัสดีค่ะ {brand} ยินดีให้บริการ เรื่องบัญชีด้านไหนคะ',
      '{brand} xin chào. Mình giúp gì cho tài khoản của bạn?',
      '안녕하세요, {brand}입니다. 계정에 대해 무엇을 도와드릴까요?',
      '您好，{brand} 客服。请问您的账户需要什么帮助？',
    ),
    answers: COMMON,
  },
]

/** Who answers in the customer-service window, which asks for no desk. */
export const SERVICE_DESK: Desk = {
  id: 'service',
  online: true,
  name: inFive('Customer service', 'ฝ่ายบริการลูกค้า', 'Chăm sóc khách hàng', '고객센터', '在线客服'),
  topic: inFive(
    'Here day and night',
    'พร้อมช่วยเหลือตลอด 24 ชั่วโมง',
    'Luôn sẵn sàng ngày đêm',
    '24시간 상담',
    '全天候在线',
  ),
  greeting: inFive(
    'Welcome to {brand}. How can I help you?',
    'ยินดีต้อนรับสู่ {brand} ให้ช่วยเรื่องอะไรดีคะ',
    'Chào mừng đến với {brand}. Mình giúp gì được cho bạn?',
    '{brand}에 오신 것을 환영합니다. 무엇을 도와드릴까요?',
    '欢迎来到 {brand}，请问有什么可以帮您？',
  ),
  answers: COMMON,
}

/** The labels around the conversation. */
export const CHAT_WORDS = {
  write: inFive('Write a message', 'พิมพ์ข้อความ', 'Viết tin nhắn', '메시지 입력', '输入消息'),
  send: inFive('Send', 'ส่ง', 'Gửi', '보내기', '发送'),
  talk: inFive('Conversation', 'บทสนทนา', 'Cuộc trò chuyện', '대화', '对话'),
}
