import type { Words } from '../db/tables.ts'
import type { MessageText, NewsMessageKind } from './message-kinds.ts'
import { inFive } from './words.ts'

const raw = (text: string): Words => inFive(text, text, text, text, text)

/** Of the account, the site and what it offers. */
export const NEWS_TEXTS: Record<NewsMessageKind, MessageText> = {
  welcome: {
    topic: 'SYSTEM',
    subject: inFive(
      'Welcome to {brand}',
      'ยินดีต้อนรับสู่ {brand}',
      'Chào mừng đến với {brand}',
      '{brand}에 오신 것을 환영합니다',
      '欢迎来到 {brand}',
    ),
    body: inFive(
      '<p>Good to have you here. Three things make a good start:</p><ol><li>Set a <a href="/member#securityCenter">payment password</a>, which protects your money.</li><li>Add the account that withdrawals go to.</li><li>Choose limits that suit you.</li></ol><p>Whatever you want to know: <a href="/member#messageV2/service">ask us</a>.</p>',
      '<p>ดีใจที่คุณมาร่วมกับเรา เริ่มต้นด้วยสามข้อนี้:</p><ol><li>ตั้ง<a href="/member#securityCenter">รหัสผ่านการเงิน</a>เพื่อปกป้องเงินของคุณ</li><li>เพิ่มบัญชีสำหรับรับเงินถอน</li><li>กำหนดวงเงินที่เหมาะกับคุณ</li></ol><p>มีข้อสงสัย <a href="/member#messageV2/service">สอบถามเราได้เลย</a></p>',
      '<p>Rất vui được đón bạn. Ba việc để bắt đầu thuận lợi:</p><ol><li>Đặt <a href="/member#securityCenter">mật khẩu giao dịch</a> để bảo vệ tiền của bạn.</li><li>Thêm tài khoản nhận tiền rút.</li><li>Chọn giới hạn phù hợp với bạn.</li></ol><p>Cần biết thêm điều gì, <a href="/member#messageV2/service">hãy hỏi chúng tôi</a>.</p>',
      '<p>함께하게 되어 기쁩니다. 먼저 세 가지를 준비해 주세요.</p><ol><li>내 돈을 지키는 <a href="/member#securityCenter">출금 비밀번호</a>를 설정해 주세요.</li><li>출금받을 계좌를 등록해 주세요.</li><li>나에게 맞는 한도를 정해 주세요.</li></ol><p>궁금한 점은 언제든 <a href="/member#messageV2/service">문의해 주세요</a>.</p>',
      '<p>很高兴您的加入。建议先完成三件事：</p><ol><li>设置<a href="/member#securityCenter">资金密码</a>，保护您的资金。</li><li>添加提款账户。</li><li>设定适合自己的限额。</li></ol><p>有任何疑问，<a href="/member#messageV2/service">请联系我们</a>。</p>',
    ),
  },
  security: {
    topic: 'SYSTEM',
    subject: inFive(
      'A login from a new device',
      'มีการเข้าสู่ระบบจากอุปกรณ์ใหม่',
      'Đăng nhập từ thiết bị mới',
      '새 기기에서 로그인했습니다',
      '新设备登录提醒',
    ),
    body: inFive(
      '<p>Somebody logged in to your account from a device that we had not seen before. Was it you? Then there is nothing to do.</p><p>If not, change your password and look at <a href="/member#securityCenter/devices">your devices</a>.</p>',
      '<p>มีการเข้าสู่ระบบบัญชีของคุณจากอุปกรณ์ที่เราไม่รู้จัก หากเป็นคุณ ไม่ต้องดำเนินการใดๆ</p><p>หากไม่ใช่ กรุณาเปลี่ยนรหัสผ่านและตรวจสอบ<a href="/member#securityCenter/devices">อุปกรณ์ของคุณ</a></p>',
      '<p>Tài khoản của bạn vừa được đăng nhập từ một thiết bị lạ. Nếu là bạn thì không cần làm gì.</p><p>Nếu không, vui lòng đổi mật khẩu và kiểm tra <a href="/member#securityCenter/devices">thiết bị của bạn</a>.</p>',
      '<p>처음 보는 기기에서 계정에 로그인했습니다. 본인이라면 그대로 두셔도 됩니다.</p><p>본인이 아니라면 비밀번호를 바꾸고 <a href="/member#securityCenter/devices">내 기기</a>를 확인해 주세요.</p>',
      '<p>您的账户在一台新设备上登录。如为本人操作，无需处理。</p><p>如非本人，请修改密码并检查<a href="/member#securityCenter/devices">登录设备</a>。</p>',
    ),
  },
  maintenance: {
    topic: 'SYSTEM',
    subject: inFive(
      'Maintenance on Tuesday, 04:00 to 05:00',
      'ปิดปรับปรุงระบบวันอังคาร 04:00–05:00 น.',
      'Bảo trì thứ Ba, 04:00 đến 05:00',
      '화요일 04:00~05:00 점검 안내',
      '周二 04:00–05:00 系统维护',
    ),
    body: inFive(
      '<p>Deposits and withdrawals rest for an hour while we make them faster. Rounds that are running are played to their end, and what they win is yours.</p>',
      '<p>ระบบฝากและถอนหยุดพักหนึ่งชั่วโมงเพื่อปรับปรุงให้เร็วขึ้น ระบบจะเล่นรอบที่ค้างให้จนจบ และเงินที่ชนะยังเป็นของคุณ</p>',
      '<p>Nạp và rút tiền tạm dừng một giờ để chúng tôi nâng cấp tốc độ. Các ván đang chơi vẫn diễn ra đến hết và tiền thắng vẫn là của bạn.</p>',
      '<p>더 빠른 서비스를 위해 한 시간 동안 입출금이 중단됩니다. 진행 중인 라운드는 끝까지 진행되고 당첨금도 그대로 지급됩니다.</p>',
      '<p>为提升速度，存款与提款将暂停一小时。进行中的牌局会完成，赢得的奖金仍归您所有。</p>',
    ),
  },
  limits: {
    topic: 'SYSTEM',
    subject: inFive(
      'Play within your limits',
      'เล่นอย่างพอดีในแบบของคุณ',
      'Chơi trong giới hạn của bạn',
      '나에게 맞는 한도로 즐겨 주세요',
      '理性博彩，量力而行',
    ),
    body: inFive(
      '<p>Playing should stay fun. You can limit what you deposit and how long you play, or take a break, at any time.</p><p><a href="/help#responsible">{label:Responsible gaming}</a></p>',
      '<p>การเล่นควรเป็นเรื่องสนุก คุณกำหนดวงเงินฝาก เวลาเล่น หรือหยุดพักได้ทุกเมื่อ</p><p><a href="/help#responsible">{label:Responsible gaming}</a></p>',
      '<p>Chơi là để vui. Bạn có thể giới hạn số tiền nạp, thời gian chơi hoặc tạm nghỉ bất cứ lúc nào.</p><p><a href="/help#responsible">{label:Responsible gaming}</a></p>',
      '<p>게임은 즐거워야 합니다. 입금액과 이용 시간을 제한하거나 언제든 쉬어 갈 수 있습니다.</p><p><a href="/help#responsible">{label:Responsible gaming}</a></p>',
      '<p>游戏应当轻松愉快。您可随时限制存款金额与游戏时间，或暂停一段时间。</p><p><a href="/help#responsible">{label:Responsible gaming}</a></p>',
    ),
  },
  weekend: {
    topic: 'PROMOTION',
    feature: 'promotions',
    subject: inFive(
      'This weekend: {amount:500000} in prizes',
      'สุดสัปดาห์นี้ รางวัลรวม {amount:500000}',
      'Cuối tuần này: tổng thưởng {amount:500000}',
      '이번 주말 총상금 {amount:500000}',
      '本周末总奖金 {amount:500000}',
    ),
    body: inFive(
      '<p>From Friday 00:00 every valid bet on slots counts, and two hundred places share <strong>{amount:500000}</strong>.</p><p><a href="/promotions#weekend-tournament">Join the tournament</a></p>',
      '<p>ตั้งแต่วันศุกร์ 00:00 น. ทุกยอดเดิมพันที่มีผลในสล็อตนับเป็นคะแนน 200 อันดับแบ่งรางวัล <strong>{amount:500000}</strong></p><p><a href="/promotions#weekend-tournament">เข้าร่วมทัวร์นาเมนต์</a></p>',
      '<p>Từ 00:00 thứ Sáu, mỗi cược hợp lệ ở slot đều được tính điểm; hai trăm thứ hạng chia nhau <strong>{amount:500000}</strong>.</p><p><a href="/promotions#weekend-tournament">Tham gia giải đấu</a></p>',
      '<p>금요일 00:00부터 슬롯의 모든 유효 베팅이 집계됩니다. 200위까지 나누는 총상금: <strong>{amount:500000}</strong></p><p><a href="/promotions#weekend-tournament">토너먼트 참가하기</a></p>',
      '<p>周五 00:00 起，老虎机的每笔有效投注都计分，前两百名共享 <strong>{amount:500000}</strong>。</p><p><a href="/promotions#weekend-tournament">参加锦标赛</a></p>',
    ),
  },
  reload: {
    topic: 'PROMOTION',
    feature: 'promotions',
    subject: inFive(
      '20% more with your next deposit',
      'ฝากครั้งถัดไปรับเพิ่ม 20%',
      'Thêm 20% cho lần nạp tới',
      '다음 입금 시 20% 추가',
      '下次存款加赠 20%',
    ),
    body: inFive(
      '<p>Choose the reload bonus when you deposit, and we add <strong>20%</strong>. Its terms stand beside it, before you pay.</p><p><a href="/member#depositv2">Deposit</a></p>',
      '<p>เลือกโบนัสฝากซ้ำตอนฝากเงิน เราเพิ่มให้ <strong>20%</strong> อ่านเงื่อนไขได้ก่อนชำระเงิน</p><p><a href="/member#depositv2">ฝากเงิน</a></p>',
      '<p>Chọn thưởng nạp lại khi nạp tiền để nhận thêm <strong>20%</strong>. Điều kiện được ghi rõ trước khi bạn thanh toán.</p><p><a href="/member#depositv2">Nạp tiền</a></p>',
      '<p>입금할 때 추가 보너스를 선택해 주세요. 보너스 <strong>20%</strong>를 더 드립니다. 조건은 결제 전에 확인할 수 있습니다.</p><p><a href="/member#depositv2">입금하기</a></p>',
      '<p>存款时选择续存奖金，即加赠 <strong>20%</strong>。付款前可查看全部条款。</p><p><a href="/member#depositv2">立即存款</a></p>',
    ),
  },
  newGames: {
    topic: 'SYSTEM',
    subject: inFive(
      'New games are here',
      'เกมใหม่มาแล้ว',
      'Game mới đã có mặt',
      '신규 게임이 도착했습니다',
      '新游戏上线',
    ),
    body: inFive(
      '<p>Fresh slots and tables from our providers wait for you{if:freePlay}; most of them can be tried first{end}.</p><p><a href="/rng">See the new slots</a></p>',
      '<p>สล็อตและโต๊ะเกมใหม่จากค่ายต่างๆ รอคุณอยู่{if:freePlay} ส่วนใหญ่ทดลองเล่นก่อนได้{end}</p><p><a href="/rng">ดูสล็อตใหม่</a></p>',
      '<p>Nhiều slot và bàn chơi mới từ các nhà cung cấp đang chờ bạn{if:freePlay}; đa số có thể chơi thử trước{end}.</p><p><a href="/rng">Xem slot mới</a></p>',
      '<p>여러 게임사의 새로운 슬롯과 테이블이 기다리고 있습니다.{if:freePlay} 대부분 먼저 체험할 수 있습니다.{end}</p><p><a href="/rng">새 슬롯 보기</a></p>',
      '<p>多家游戏厂商的全新老虎机与牌桌已上线{if:freePlay}，大多可先试玩{end}。</p><p><a href="/rng">查看新老虎机</a></p>',
    ),
  },
  birthday: {
    topic: 'PROMOTION',
    feature: 'promotions',
    subject: inFive(
      'A gift for you',
      'ของขวัญสำหรับคุณ',
      'Một món quà dành cho bạn',
      '선물이 도착했습니다',
      '送您一份礼物',
    ),
    body: inFive(
      '<p>Thank you for another good month with us. The gift below is yours to claim.</p>',
      '<p>ขอบคุณที่อยู่กับเราอีกหนึ่งเดือนดีๆ กดรับของขวัญด้านล่างได้เลย</p>',
      '<p>Cảm ơn bạn vì một tháng tuyệt vời nữa. Hãy nhận món quà bên dưới.</p>',
      '<p>이번 달도 함께해 주셔서 감사합니다. 아래 선물을 받아 주세요.</p>',
      '<p>感谢您又一个月的陪伴，请领取下方礼物。</p>',
    ),
  },
  vipGift: {
    topic: 'PROMOTION',
    feature: 'vip',
    subject: inFive(
      'Your VIP gift of the week',
      'ของขวัญ VIP ประจำสัปดาห์ของคุณ',
      'Quà VIP tuần này của bạn',
      '이번 주 VIP 선물',
      '您的本周 VIP 礼金',
    ),
    body: inFive(
      '<p>Your level brings a gift every week. Here is this week’s.</p>',
      '<p>ระดับของคุณได้รับของขวัญทุกสัปดาห์ นี่คือของสัปดาห์นี้</p>',
      '<p>Cấp của bạn có quà mỗi tuần. Đây là quà tuần này.</p>',
      '<p>회원님의 등급에는 매주 선물이 있습니다. 이번 주 선물입니다.</p>',
      '<p>您的等级每周均有礼金，这是本周的一份。</p>',
    ),
  },
  feedbackAnswer: {
    topic: 'SYSTEM',
    subject: inFive(
      'An answer to your feedback',
      'คำตอบต่อความคิดเห็นของคุณ',
      'Trả lời góp ý của bạn',
      '보내 주신 의견에 대한 답변',
      '您的反馈已有回复',
    ),
    body: raw('<blockquote>{asked}</blockquote><p>{text}</p>'),
  },
  custom: { topic: 'SYSTEM', subject: raw('{title}'), body: raw('{text}') },
}
