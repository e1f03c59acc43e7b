import type { HelpTopicWords } from './help-topic.ts'
import { inFive, labelled } from './words.ts'

/** Keeping an account, and oneself, safe. */
export const SAFETY_TOPICS: readonly HelpTopicWords[] = [
  {
    id: 'responsible',
    group: 'safety',
    title: labelled('Responsible gaming'),
    content: inFive(
      '<p>Gaming is entertainment, and it costs money as other entertainment does. In the long run the house wins. Decide beforehand what an evening may cost, take breaks, and never play to win back a loss.</p><h3>Limits</h3><p>Customer service sets limits for you, in any amount you name: on deposits, on losses, and on the time that you play, for a day, a week or a month. A lower limit works at once. A higher one waits for seven days, so that no bad evening decides it.</p><h3>A break, or an end</h3><ul><li><strong>Time-out</strong>: from a day to six weeks, without login.</li><li><strong>Self-exclusion</strong>: from six months to forever. Your balance is paid out, you get no more advertising, and a new account is not opened for you.</li></ul><p>Both begin when you ask for them, and cannot be taken back early.</p><h3>Signs to take seriously</h3><p>You play longer than you meant to; you hide it; you borrow for it; you think of it at work. The self-check below takes a minute.</p><h3>Someone to talk to</h3><ul><li>Gamblers Anonymous: groups all over the world and online</li><li>Gambling Therapy: advice online, free, in many languages</li><li>The help line for mental health of your country, such as 1323 in Thailand or 1336 in Korea</li></ul><p>Children must not play. Log out on shared devices, keep passwords to yourself, and use a filter if a child uses your phone.</p>',
      '<p>การพนันเป็นความบันเทิงและมีค่าใช้จ่ายเหมือนความบันเทิงอื่น ในระยะยาวเจ้ามือเป็นฝ่ายได้ กำหนดงบไว้ก่อนเล่น พักบ้าง และอย่าเล่นเพื่อเอาคืน</p><h3>วงเงินและเวลา</h3><p>ฝ่ายบริการลูกค้าตั้งขีดจำกัดให้ได้ตามที่คุณระบุ ทั้งยอดฝาก ยอดเสีย และเวลาเล่น ต่อวัน สัปดาห์ หรือเดือน การลดมีผลทันที ส่วนการเพิ่มรอเจ็ดวัน เพื่อไม่ให้ตัดสินใจจากคืนที่แย่</p><h3>พัก หรือ เลิก</h3><ul><li><strong>พักการเล่น</strong> ตั้งแต่หนึ่งวันถึงหกสัปดาห์ โดยเข้าสู่ระบบไม่ได้</li><li><strong>ระงับตนเอง</strong> ตั้งแต่หกเดือนถึงตลอดไป เราโอนยอดเงินคืน หยุดส่งโฆษณา และไม่เปิดบัญชีใหม่ให้</li></ul><p>ทั้งสองแบบเริ่มทันทีที่แจ้ง และยกเลิกก่อนกำหนดไม่ได้</p><h3>สัญญาณที่ควรใส่ใจ</h3><p>เล่นนานกว่าที่ตั้งใจ ปิดบังคนใกล้ตัว ยืมเงินมาเล่น คิดถึงการเล่นเวลาทำงาน แบบสำรวจตนเองด้านล่างใช้เวลาหนึ่งนาที</p><h3>คนที่คุณคุยได้</h3><ul><li>สายด่วนสุขภาพจิต 1323 ตลอด 24 ชั่วโมง</li><li>Gamblers Anonymous มีกลุ่มทั่วโลกและออนไลน์</li><li>Gambling Therapy ให้คำปรึกษาออนไลน์ฟรีหลายภาษา</li></ul><p>เด็กและเยาวชนห้ามเล่น กรุณาออกจากระบบบนอุปกรณ์ที่ใช้ร่วมกัน เก็บรหัสผ่านไว้เป็นความลับ และใช้ตัวกรองหากเด็กใช้โทรศัพท์ของคุณ</p>',
      '<p>Cá cược là giải trí và tốn tiền như mọi hình thức giải trí khác. Về lâu dài, nhà cái thắng. Định trước số tiền cho một buổi, nghỉ giữa chừng và đừng chơi để gỡ.</p><h3>Giới hạn</h3><p>Bộ phận CSKH đặt giới hạn cho bạn theo con số bạn nêu: tiền nạp, tiền thua và thời gian chơi, theo ngày, tuần hoặc tháng. Giảm giới hạn có hiệu lực ngay. Tăng giới hạn phải chờ bảy ngày, để không quyết định trong một buổi tối xui.</p><h3>Tạm nghỉ hoặc dừng hẳn</h3><ul><li><strong>Tạm nghỉ</strong>: từ một ngày đến sáu tuần, không đăng nhập được.</li><li><strong>Tự loại trừ</strong>: từ sáu tháng đến vĩnh viễn. Số dư được chuyển trả, bạn không nhận quảng cáo nữa và không mở được tài khoản mới.</li></ul><p>Cả hai bắt đầu ngay khi bạn yêu cầu và không hủy sớm được.</p><h3>Dấu hiệu cần để ý</h3><p>Chơi lâu hơn dự định, giấu người thân, vay tiền để chơi, nghĩ đến nó khi làm việc. Bài tự kiểm tra bên dưới mất một phút.</p><h3>Người để trò chuyện</h3><ul><li>Gamblers Anonymous: nhóm khắp thế giới và trực tuyến</li><li>Gambling Therapy: tư vấn trực tuyến miễn phí, nhiều ngôn ngữ</li><li>Đường dây sức khỏe tâm thần tại nước bạn, hoặc một bác sĩ bạn tin tưởng</li></ul><p>Trẻ em không được chơi. Vui lòng đăng xuất trên thiết bị dùng chung, giữ kín mật khẩu và dùng bộ lọc nếu trẻ dùng điện thoại của bạn.</p>',
      '<p>게임은 오락이며 다른 오락처럼 비용이 듭니다. 길게 보면 하우스가 이깁니다. 미리 예산을 정하고 쉬어 가며 이용하시고, 손실을 만회하려고 계속하지는 말아 주세요.</p><h3>한도</h3><p>고객센터에서 원하시는 금액과 시간으로 한도를 설정해 드립니다. 입금, 손실, 이용 시간을 일·주·월 단위로 정할 수 있습니다. 낮추는 것은 즉시, 높이는 것은 7일 뒤에 적용되어 순간의 판단을 막아 줍니다.</p><h3>쉬거나 그만두기</h3><ul><li><strong>일시 중지</strong>: 하루부터 6주까지 로그인할 수 없습니다.</li><li><strong>자가 차단</strong>: 6개월부터 영구까지입니다. 잔액을 돌려드리고 광고를 보내지 않으며 새 계정을 만들 수 없습니다.</li></ul><p>두 가지 모두 요청 즉시 시작되며 중간에 취소할 수 없습니다.</p><h3>주의할 신호</h3><p>계획보다 오래 하거나, 주변에 숨기거나, 돈을 빌리거나, 일하면서도 생각난다면 신호입니다. 아래 자가 점검은 1분이면 됩니다.</p><h3>상담할 곳</h3><ul><li>한국도박문제예방치유원 상담 전화 1336, 24시간 무료</li><li>Gamblers Anonymous(단도박 모임): 전 세계와 온라인 모임</li><li>Gambling Therapy: 여러 언어의 무료 온라인 상담</li></ul><p>미성년자는 이용할 수 없습니다. 함께 쓰는 기기에서는 로그아웃하고 비밀번호를 알려 주지 마시며, 자녀가 휴대폰을 쓴다면 차단 프로그램을 사용해 주세요.</p>',
      '<p>博彩是娱乐，也像其他娱乐一样需要花费；长期来看，赢家是庄家。请事先定好预算，适时休息，切勿为追回损失而继续。</p><h3>限额</h3><p>客服可按您提出的数额设置限制：存款、亏损与游戏时间，按日、周或月计算。调低立即生效，调高须等待七天，以免一时冲动。</p><h3>暂停或退出</h3><ul><li><strong>暂停</strong>：一天至六周，期间无法登录。</li><li><strong>自我排除</strong>：六个月至永久。我们会退还余额，停止发送广告，并不再为您开户。</li></ul><p>两者均自您提出时起生效，不能提前撤销。</p><h3>值得警惕的信号</h3><p>玩的时间超出预期、对他人隐瞒、借钱来玩、工作时也惦记。下方的自测只需一分钟。</p><h3>可以倾诉的对象</h3><ul><li>Gamblers Anonymous（戒赌互助会）：世界各地与线上均有小组</li><li>Gambling Therapy：多语言免费在线咨询</li><li>您所在地的心理援助热线</li></ul><p>未成年人不得参与。请在共用设备上退出登录，保管好密码；若孩子使用您的手机，请启用过滤软件。</p>',
    ),
  },
  {
    id: 'security',
    group: 'safety',
    title: inFive(
      'Account and security',
      'บัญชีและความปลอดภัย',
      'Tài khoản và bảo mật',
      '계정과 보안',
      '账户与安全',
    ),
    content: inFive(
      '<ul><li>Use a password that you use nowhere else, and a payment password that is not your birthday.</li><li>Our staff never ask for your password or a code. Whoever does is not one of us.</li><li>A login from a new place asks for a second proof. An authenticator app makes it stronger.</li><li>The security center lists your devices: log out what you do not know.</li><li>Look at the address before you log in: only {domain} and our <a href="/mirrors">other addresses</a> are ours.</li></ul><p>Something looks wrong? Change the password, then tell customer service: they can hold all withdrawals while we look into it.</p>',
      '<ul><li>กรุณาใช้รหัสผ่านที่ไม่ซ้ำกับที่อื่น และรหัสผ่านการเงินที่ไม่ใช่วันเกิด</li><li>พนักงานจะไม่ขอรหัสผ่านหรือรหัสยืนยันจากคุณ ใครก็ตามที่ขอไม่ใช่คนของเรา</li><li>เข้าสู่ระบบจากที่ใหม่ต้องยืนยันตัวตนเพิ่ม แอปยืนยันตัวตนช่วยให้ปลอดภัยยิ่งขึ้น</li><li>ศูนย์ความปลอดภัยแสดงอุปกรณ์ของคุณ ออกจากระบบเครื่องที่ไม่รู้จักได้</li><li>ดูที่อยู่เว็บก่อนเข้าสู่ระบบ เฉพาะ {domain} และ<a href="/mirrors">ที่อยู่สำรอง</a>เท่านั้นที่เป็นของเรา</li></ul><p>หากพบสิ่งผิดปกติ เปลี่ยนรหัสผ่านแล้วแจ้งฝ่ายบริการลูกค้า เราระงับการถอนทั้งหมดระหว่างตรวจสอบได้</p>',
      '<ul><li>Vui lòng dùng mật khẩu không trùng nơi khác và mật khẩu giao dịch không phải ngày sinh.</li><li>Nhân viên không bao giờ hỏi mật khẩu hay mã xác minh. Ai hỏi thì không phải người của chúng tôi.</li><li>Đăng nhập từ nơi mới cần xác minh thêm. Ứng dụng xác thực giúp an toàn hơn.</li><li>Trung tâm bảo mật liệt kê thiết bị của bạn: hãy đăng xuất thiết bị lạ.</li><li>Xem địa chỉ trước khi đăng nhập: chỉ {domain} và <a href="/mirrors">các địa chỉ khác</a> của chúng tôi là thật.</li></ul><p>Thấy điều bất thường? Đổi mật khẩu rồi báo bộ phận CSKH: chúng tôi có thể giữ mọi lệnh rút trong lúc kiểm tra.</p>',
      '<ul><li>다른 곳에서 쓰지 않는 비밀번호와 생일이 아닌 출금 비밀번호를 사용해 주세요.</li><li>직원은 비밀번호나 인증번호를 묻지 않습니다. 묻는 사람은 저희 직원이 아닙니다.</li><li>새로운 장소에서 로그인하면 추가 인증이 필요합니다. 인증 앱을 쓰면 더 안전합니다.</li><li>보안 센터에서 기기 목록을 확인하고 모르는 기기는 로그아웃해 주세요.</li><li>로그인 전에 주소를 확인해 주세요. {domain} 및 저희의 <a href="/mirrors">다른 주소</a>만 공식 주소입니다.</li></ul><p>이상한 점이 있으면 비밀번호를 바꾸고 고객센터에 알려 주세요. 확인하는 동안 모든 출금을 보류해 드립니다.</p>',
      '<ul><li>请使用与其他网站不同的密码，资金密码不要用生日。</li><li>工作人员绝不会索要密码或验证码，凡索要者皆为假冒。</li><li>在新地点登录需再次验证，启用身份验证器更安全。</li><li>安全中心会列出您的设备，请退出不认识的设备。</li><li>登录前请核对网址：只有 {domain} 和我们的<a href="/mirrors">备用网址</a>属于本站。</li></ul><p>若发现异常，请先修改密码并联系客服，我们可在核查期间冻结所有提款。</p>',
    ),
  },
  {
    id: 'age',
    group: 'safety',
    title: inFive('Minimum age', 'อายุขั้นต่ำ', 'Độ tuổi tối thiểu', '최소 연령', '年龄要求'),
    content: inFive(
      '<p>You must be {age} or older, and older still if the law where you live says so. We check: an account of someone younger is closed, deposits are returned, and winnings are not paid.</p><p>If you believe that a child is playing here, tell us. We close the account at once and ask questions later.</p>',
      '<p>คุณต้องมีอายุ {age} ปีขึ้นไป หรือมากกว่านั้นหากกฎหมายในพื้นที่กำหนด เรามีการตรวจสอบ บัญชีของผู้ที่อายุไม่ถึงจะถูกปิด คืนเงินฝาก และไม่จ่ายเงินที่ชนะ</p><p>หากสงสัยว่ามีเด็กเล่นที่นี่ กรุณาแจ้งเรา เราจะปิดบัญชีทันทีแล้วจึงตรวจสอบ</p>',
      '<p>Bạn phải từ đủ {age} tuổi trở lên, hoặc cao hơn nếu luật nơi bạn sống quy định. Chúng tôi có kiểm tra: tài khoản của người chưa đủ tuổi sẽ bị đóng, tiền nạp được trả lại và tiền thắng không được chi.</p><p>Nếu bạn cho rằng có trẻ em đang chơi, vui lòng báo cho chúng tôi. Chúng tôi đóng tài khoản ngay rồi mới xác minh.</p>',
      '<p>만 {age}세 이상만 이용할 수 있으며, 거주지 법률이 더 높은 연령을 정하면 그에 따릅니다. 연령 미달로 확인되면 계정을 닫고 입금액을 돌려드리며 당첨금은 지급하지 않습니다.</p><p>미성년자가 이용하는 것 같다면 알려 주세요. 즉시 계정을 닫은 뒤 확인합니다.</p>',
      '<p>您须年满 {age} 周岁；若所在地法律要求更高，以当地法律为准。我们会核查：未达年龄者的账户将被关闭，存款退还，盈利不予支付。</p><p>若您怀疑有未成年人在此参与，请告知我们，我们会立即关闭账户并展开核实。</p>',
    ),
  },
]
