import type { Words } from '../db/tables.ts'
import { inFive, labelled } from './words.ts'

/** Help topics; their ids are the anchors of `/help#…` that the footer links to. */
export const HELP_TOPICS: readonly { id: string; title: Words; content: Words }[] = [
  {
    id: 'about',
    title: labelled('About us'),
    content: inFive(
      '<p>{brand} brings the games of more than forty studios under one roof and one account.</p><p>Our team has looked after players since the first day, at any hour and in your language.</p>',
      '<p>{brand} รวมเกมจากกว่า 40 ค่าย ไว้ในที่เดียว ด้วยบัญชีเดียว</p><p>ทีมงานของเราดูแลผู้เล่นตั้งแต่วันแรก ทุกเวลา ในภาษาของคุณ</p>',
      '<p>{brand} gom game của hơn bốn mươi nhà cung cấp vào một nơi, một tài khoản.</p><p>Đội ngũ của chúng tôi chăm sóc người chơi từ ngày đầu, vào mọi lúc, bằng ngôn ngữ của bạn.</p>',
      '<p>40개가 넘는 게임사의 게임을 {brand} 한곳에서, 계정 하나로 즐기실 수 있습니다.</p><p>저희 팀은 첫날부터 언제든지 회원님의 언어로 도와드리고 있습니다.</p>',
      '<p>{brand} 汇聚四十多家游戏厂商的游戏，一个账户即可畅玩。</p><p>我们的团队从第一天起，就以您的语言随时为您服务。</p>',
    ),
  },
  {
    id: 'deposit',
    title: inFive('How to deposit', 'วิธีฝากเงิน', 'Cách nạp tiền', '입금 방법', '如何存款'),
    content: inFive(
      '<ol><li>Open the wallet with the plus beside your balance.</li><li>Choose a way to pay and enter an amount of at least {amount:100}.</li><li>Pay to the account shown there. The amount is credited as a rule within three minutes.</li></ol>',
      '<ol><li>เปิดกระเป๋าเงินด้วยปุ่มบวกข้างยอดเงิน</li><li>เลือกช่องทางและใส่จำนวนเงิน ขั้นต่ำ {amount:100}</li><li>โอนเข้าบัญชีที่แสดง โดยปกติยอดจะเข้าใน 3 นาที</li></ol>',
      '<ol><li>Mở ví bằng nút dấu cộng cạnh số dư.</li><li>Chọn cách thanh toán và nhập số tiền từ {amount:100}.</li><li>Chuyển vào tài khoản hiển thị. Thông thường tiền vào trong ba phút.</li></ol>',
      '<ol><li>잔액 옆의 플러스 버튼으로 지갑을 열어 주세요.</li><li>결제 수단을 고르고 금액을 입력해 주세요. 최소 입금액은 {amount:100}입니다.</li><li>표시된 계좌로 송금하면 보통 3분 안에 반영됩니다.</li></ol>',
      '<ol><li>点击余额旁的加号打开钱包。</li><li>选择支付方式并输入不少于 {amount:100} 的金额。</li><li>向页面显示的账户付款，通常三分钟内到账。</li></ol>',
    ),
  },
  {
    id: 'withdraw',
    title: inFive('How to withdraw', 'วิธีถอนเงิน', 'Cách rút tiền', '출금 방법', '如何提款'),
    content: inFive(
      '<p>Bind a bank account in your own name first. A withdrawal needs your payment password and at least {amount:300}.</p><p>When the money has arrived, confirm it in your account; if it has not, send us a picture of your statement there.</p>',
      '<p>กรุณาผูกบัญชีธนาคารที่เป็นชื่อของคุณก่อน การถอนต้องใช้รหัสผ่านการเงิน ขั้นต่ำ {amount:300}</p><p>เมื่อเงินเข้าแล้ว กรุณากดยืนยันในบัญชีของคุณ หากยังไม่เข้า ส่งภาพรายการเดินบัญชีให้เราได้ที่นั่น</p>',
      '<p>Trước hết, vui lòng liên kết tài khoản ngân hàng đứng tên bạn. Khi rút cần có mật khẩu giao dịch, số tiền tối thiểu là {amount:300}.</p><p>Khi tiền đã về, vui lòng xác nhận trong tài khoản; nếu chưa, gửi ảnh sao kê cho chúng tôi tại đó.</p>',
      '<p>먼저 본인 명의 계좌를 등록해 주세요. 출금할 때는 출금 비밀번호가 필요하며, 최소 출금액은 {amount:300}입니다.</p><p>출금액이 계좌에 들어오면 계정에서 확인을 눌러 주세요. 들어오지 않았다면 같은 곳에서 거래 내역 사진을 보내 주세요.</p>',
      '<p>请先绑定本人名下的银行账户。提款需要资金密码，金额不少于 {amount:300}。</p><p>到账后请在账户中确认；若未到账，可在该处上传银行流水截图。</p>',
    ),
  },
  {
    id: 'account',
    title: inFive(
      'Account and security',
      'บัญชีและความปลอดภัย',
      'Tài khoản và bảo mật',
      '계정과 보안',
      '账户与安全',
    ),
    content: inFive(
      '<ul><li>Use a password that you use nowhere else.</li><li>Our staff never ask for your password or a code.</li><li>A login from a new place asks for a second proof.</li></ul>',
      '<ul><li>กรุณาใช้รหัสผ่านที่ไม่ซ้ำกับที่อื่น</li><li>พนักงานจะไม่ขอรหัสผ่านหรือรหัสยืนยันจากคุณ</li><li>เข้าสู่ระบบจากที่ใหม่ต้องยืนยันตัวตนเพิ่ม</li></ul>',
      '<ul><li>Vui lòng dùng mật khẩu không trùng nơi khác.</li><li>Nhân viên không bao giờ hỏi mật khẩu hay mã xác minh.</li><li>Đăng nhập từ nơi mới cần xác minh thêm.</li></ul>',
      '<ul><li>다른 곳에서 쓰지 않는 비밀번호를 사용해 주세요.</li><li>직원은 비밀번호나 인증번호를 묻지 않습니다.</li><li>새로운 장소에서 로그인하면 추가 인증이 필요합니다.</li></ul>',
      '<ul><li>请使用与其他网站不同的密码。</li><li>工作人员绝不会索要密码或验证码。</li><li>在新地点登录需再次验证。</li></ul>',
    ),
  },
  {
    id: 'faq',
    title: labelled('FAQ'),
    content: inFive(
      '<h3>A game does not start</h3><p>Reload the page. If its vendor is being serviced, the game says until when.</p><h3>May I have two accounts?</h3><p>No, one person has one account.</p><h3>Can I try a game first?</h3><p>Yes, wherever you see “{label:Try free|free trial of a game}”.</p>',
      '<h3>เกมไม่เริ่ม</h3><p>กรุณาโหลดหน้าใหม่ หากค่ายเกมปิดปรับปรุง เกมจะแจ้งเวลาเปิด</p><h3>มีสองบัญชีได้ไหม</h3><p>ไม่ได้ หนึ่งคนมีได้หนึ่งบัญชี</p><h3>ลองเล่นก่อนได้ไหม</h3><p>ได้ ในเกมที่มีปุ่ม “{label:Try free|free trial of a game}”</p>',
      '<h3>Game không mở được</h3><p>Vui lòng tải lại trang. Nếu nhà cung cấp đang bảo trì, game sẽ báo thời gian mở lại.</p><h3>Tôi có thể có hai tài khoản không?</h3><p>Không, mỗi người chỉ có một tài khoản.</p><h3>Tôi có thể chơi thử trước không?</h3><p>Được, ở những game có nút “{label:Try free|free trial of a game}”.</p>',
      '<h3>게임이 시작되지 않아요</h3><p>페이지를 새로고침해 주세요. 게임사가 점검 중이면 게임에 종료 시각이 표시됩니다.</p><h3>계정을 두 개 만들 수 있나요?</h3><p>아니요, 1인 1계정입니다.</p><h3>먼저 체험할 수 있나요?</h3><p>네, “{label:Try free|free trial of a game}” 버튼이 있는 게임에서 가능합니다.</p>',
      '<h3>游戏无法启动</h3><p>请刷新页面；若游戏厂商正在维护，游戏会显示恢复时间。</p><h3>可以开两个账户吗？</h3><p>不可以，每人一个账户。</p><h3>可以先试玩吗？</h3><p>可以，凡有“{label:Try free|free trial of a game}”按钮的游戏均可。</p>',
    ),
  },
  {
    id: 'responsible',
    title: labelled('Responsible gaming'),
    content: inFive(
      '<p>Gaming is entertainment and carries risk. Decide beforehand what you can spend, take breaks, and never play to win back a loss.</p><p>Under <strong>{label:My account}</strong> you can limit deposits and time, or close your account for a while.</p>',
      '<p>เกมเป็นความบันเทิงและมีความเสี่ยง กรุณากำหนดงบไว้ล่วงหน้า พักบ้าง และอย่าเล่นเพื่อเอาคืน</p><p>ในเมนู <strong>{label:My account}</strong> คุณจำกัดยอดฝาก เวลาเล่น หรือพักบัญชีชั่วคราวได้</p>',
      '<p>Chơi game là để giải trí và có rủi ro. Vui lòng định trước số tiền có thể chi, nghỉ giữa chừng và đừng chơi để gỡ.</p><p>Tại <strong>{label:My account}</strong>, bạn có thể giới hạn tiền nạp, thời gian chơi hoặc tạm khóa tài khoản.</p>',
      '<p>게임은 오락이며 위험이 따릅니다. 미리 예산을 정하고 쉬어 가며 이용하시고, 손실을 만회하려고 계속하지는 말아 주세요.</p><p><strong>{label:My account}</strong>에서 입금·시간 한도를 정하거나 계정을 잠시 멈출 수 있습니다.</p>',
      '<p>游戏是娱乐，也有风险。请事先定好预算，适时休息，切勿为追回损失而继续。</p><p>您可在<strong>{label:My account}</strong>限制存款与时间，或暂时停用账户。</p>',
    ),
  },
  {
    id: 'privacy',
    title: labelled('Privacy'),
    content: inFive(
      '<p>We keep what we need to run your account and pay you, encrypted, and sell it to nobody. You may ask to see or delete it.</p>',
      '<p>เราเก็บเฉพาะข้อมูลที่จำเป็นต่อบัญชีและการจ่ายเงิน โดยเข้ารหัส และไม่ขายให้ใคร คุณขอดูหรือลบข้อมูลได้</p>',
      '<p>Chúng tôi chỉ giữ dữ liệu cần cho tài khoản và chi trả, được mã hóa và không bán cho ai. Bạn có thể yêu cầu xem hoặc xóa.</p>',
      '<p>계정 운영과 지급에 필요한 정보만 암호화해 보관하며 판매하지 않습니다. 열람과 삭제를 요청할 수 있습니다.</p>',
      '<p>我们仅加密保存账户运营与付款所需的信息，绝不出售；您可要求查看或删除。</p>',
    ),
  },
  {
    id: 'term',
    title: labelled('Terms and conditions'),
    content: inFive(
      '<p>By opening an account you confirm that you are of legal age where you live, that gaming is allowed to you there, and that you play for yourself with your own money.</p><p>A round that a fault cut short is settled by the vendor’s record. Bonuses follow the rules of their promotion.</p>',
      '<p>การเปิดบัญชีถือว่าคุณยืนยันว่ามีอายุตามกฎหมายในที่ที่คุณอยู่ กฎหมายที่นั่นอนุญาตให้คุณเล่น และคุณเล่นเพื่อตนเองด้วยเงินของตนเอง</p><p>รอบที่ขัดข้องตัดสินตามบันทึกของค่ายเกม โบนัสเป็นไปตามกติกาของโปรโมชั่น</p>',
      '<p>Khi mở tài khoản, bạn xác nhận đủ tuổi theo luật nơi mình sống, được phép chơi tại đó, và chơi cho chính mình bằng tiền của chính mình.</p><p>Ván bị gián đoạn do sự cố được tính theo ghi nhận của nhà cung cấp. Tiền thưởng theo thể lệ của khuyến mãi đó.</p>',
      '<p>계정을 개설하면 거주지의 법정 연령을 충족하고, 그곳에서 이용이 허용되며, 본인 자금으로 본인을 위해 이용함을 확인하는 것입니다.</p><p>장애로 중단된 라운드는 게임사 기록에 따라 정산되며, 보너스는 각 프로모션 규칙을 따릅니다.</p>',
      '<p>开户即表示您已达到所在地法定年龄、当地允许参与，并仅为自己并以自有资金参与。</p><p>因故障中断的牌局以游戏厂商的记录为准；红利适用其活动规则。</p>',
    ),
  },
]
