import { inFive } from '../words.ts'
import type { Campaign } from './rules.ts'

/** Bonuses that come with a deposit. */
export const DEPOSIT_CAMPAIGNS: readonly Campaign[] = [
  {
    id: 'welcome-bonus',
    category: 'welcome',
    kind: 'depositBonus',
    picture: 'welcome',
    title: inFive(
      'First deposit doubled up to {amount:10000}',
      'ฝากครั้งแรกรับเพิ่มเท่าตัว สูงสุด {amount:10000}',
      'Nhân đôi lần nạp đầu đến {amount:10000}',
      '첫 입금 두 배, 최대 {amount:10000}',
      '首存双倍，最高 {amount:10000}',
    ),
    summary: inFive(
      'Every new member starts with twice as much.',
      'สมาชิกใหม่ทุกคนเริ่มต้นด้วยทุนสองเท่า',
      'Thành viên mới bắt đầu với số vốn gấp đôi.',
      '신규 회원은 두 배로 시작해요.',
      '新会员开局即享双倍本金。',
    ),
    about: inFive(
      '<p>Choose this bonus with your <strong>first deposit</strong>, and we add the same amount to your balance, up to {amount:10000}. It is there the moment your deposit arrives.</p>',
      '<p>เลือกโบนัสนี้พร้อม<strong>การฝากครั้งแรก</strong> เราเพิ่มให้อีกเท่าตัว สูงสุด {amount:10000} เข้ายอดเงินทันทีที่เงินฝากเข้า</p>',
      '<p>Chọn tiền thưởng này cùng <strong>lần nạp đầu tiên</strong>, chúng tôi cộng thêm đúng số tiền đó vào số dư, tối đa {amount:10000}, ngay khi tiền nạp đến.</p>',
      '<p><strong>첫 입금</strong> 때 이 보너스를 선택하시면 같은 금액을 최대 {amount:10000}까지 더해 드립니다. 입금이 확인되는 즉시 잔액에 반영됩니다.</p>',
      '<p><strong>首次存款</strong>时选择此红利，我们即赠送等额奖金，最高 {amount:10000}，存款到账时立即发放。</p>',
    ),
    schedule: { kind: 'open' },
    round: 'once',
    newcomers: true,
    needs: [],
    reward: { kind: 'bonus', amount: 10_000, upTo: true, percent: 100, least: 100, turnover: 15 },
    limits: { player: 1 },
  },
  {
    id: 'reload-bonus',
    category: 'deposit',
    kind: 'depositBonus',
    picture: 'cashback',
    title: inFive(
      'Weekly reload: 20% more, up to {amount:2000}',
      'โบนัสฝากประจำสัปดาห์ เพิ่ม 20% สูงสุด {amount:2000}',
      'Nạp lại hằng tuần: thêm 20%, tối đa {amount:2000}',
      '주간 재입금 20% 추가, 최대 {amount:2000}',
      '每周再存加赠 20%，最高 {amount:2000}',
    ),
    summary: inFive(
      'Once a week, with any deposit from {amount:500}.',
      'สัปดาห์ละครั้ง เมื่อฝากตั้งแต่ {amount:500}',
      'Mỗi tuần một lần, cho lần nạp từ {amount:500}.',
      '매주 한 번, {amount:500} 이상 입금하실 때.',
      '每周一次，单笔存款满 {amount:500} 即可。',
    ),
    about: inFive(
      '<p>Choose the reload bonus on the deposit page. Once a week one of your deposits counts for <strong>20% more</strong>.</p>',
      '<p>เลือกโบนัสนี้ในหน้าฝากเงิน สัปดาห์ละหนึ่งครั้ง ยอดฝากของคุณรับเพิ่ม <strong>20%</strong></p>',
      '<p>Chọn tiền thưởng nạp lại ở trang nạp tiền. Mỗi tuần một lần, lần nạp của bạn được cộng thêm <strong>20%</strong>.</p>',
      '<p>입금 화면에서 재입금 보너스를 선택해 주세요. 매주 한 번, 입금액에 <strong>20%</strong>를 더해 드립니다.</p>',
      '<p>在存款页选择再存红利，每周一次，您的存款可多得 <strong>20%</strong>。</p>',
    ),
    schedule: { kind: 'open' },
    round: 'week',
    needs: [],
    reward: { kind: 'bonus', amount: 2000, upTo: true, percent: 20, least: 500, turnover: 10 },
    limits: { baht: 5_000_000 },
  },
]
