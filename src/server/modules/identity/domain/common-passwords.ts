const words = `
password1 password12 password123 password1234 password12345 password123456 password01 password00 password11
password2 password21 password22 password3 password7 password69 password99 password007 Password1 Password12
Password123 Password1234 Password12345 Password01 Password2 Password11 Password99 PASSWORD1 PASSWORD123 passw0rd
passw0rd1 passw0rd123 p4ssw0rd p4ssword pa55word pa55word1 pa55w0rd Passw0rd Passw0rd1 Passw0rd123 P4ssw0rd Pa55word
Pa55w0rd pass1234 pass12345 pass123456 Pass1234 Pass12345 pass2020 pass2021 pass2022 pass2023 pass2024 pass2025
pass2026 password2020 password2021 password2022 password2023 password2024 password2025 password2026 Password2020
Password2021 Password2022 Password2023 Password2024 Password2025 Password2026 qwerty12 qwerty123 qwerty1234
qwerty12345 qwerty123456 qwerty1234567 qwerty01 qwerty11 qwerty007 qwerty99 Qwerty12 Qwerty123 Qwerty1234
Qwerty12345 Qwerty123456 QWERTY123 qwertyuiop1 qwertyuiop123 qwertyui1 1qwerty1 123qwerty 1234qwer 12345qwert
123456qwerty 1234567q 12345678q 123456789q q1234567 q12345678 q123456789 qwer1234 Qwer1234 qwe12345 qwe123qwe
qwe123456 qweasd123 qweasdzxc1 qweasdzxc123 asdf1234 Asdf1234 asdf12345 asd123456 asdasd123 asdfgh123 asdfghjkl1
asdfghjkl123 asdqwe123 zxcvbnm1 zxcvbnm12 zxcvbnm123 zxcv1234 zxc12345 zxc123456 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y
1q2w3e4r5t6y7u 1Q2w3e4r q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 1QAZ2wsx 1qaz1qaz 2wsx3edc
qaz12345 qaz123wsx qazwsx12 qazwsx123 qazwsxedc1 qazwsxedc123 zaq12wsx zaq1xsw2 ZAQ12wsx zaq1zaq1 1a2b3c4d 1a2s3d4f
a1s2d3f4 a1b2c3d4 a1b2c3d4e5 aa123456 Aa123456 Aa12345678 Aa123456789 aa12345678 aaa12345 aaa123456 aaaa1111
a1234567 a12345678 a123456789 A1234567 A12345678 A123456789 a123456a 123456aa 123456ab 1234567a 12345678a 123456789a
1234567890a a1a2a3a4 12345abc 123456abc 123abc123 123abc456 abc12345 abc123456 abc1234567 abc12345678 abc123abc
abc123def abcd1234 abcd12345 abcd123456 Abcd1234 Abcd12345 Abc12345 Abc123456 ABC12345 ABCD1234 abcde123 abcde12345
abcdef12 abcdef123 abcdefg1 abcdefg123 abcdefgh1 1234abcd 12345abcd 11111111a 111111aa 111111a1 aaaaaa11 00000000a
welcome1 welcome01 welcome12 welcome123 welcome1234 Welcome1 Welcome01 Welcome12 Welcome123 Welcome1234 Welcome2024
Welcome2025 Welcome2026 letmein1 letmein12 letmein123 Letmein1 Letmein123 trustno1 Trustno1 iloveyou1 iloveyou2
iloveyou12 iloveyou123 iloveyou3 iloveyou7 Iloveyou1 iloveu123 iluvu123 ilovegod1 loveyou1 loveyou123 loveme123
love12345 love123456 lovely123 forever1 forever123 sunshine1 sunshine12 sunshine123 Sunshine1 princess1 princess12
princess123 Princess1 princesa1 football1 football12 football123 Football1 baseball1 baseball12 baseball123
basketball1 superman1 superman12 superman123 Superman1 batman123 spiderman1 spiderman123 monkey12 monkey123 dragon12
dragon123 Dragon123 master12 master123 shadow12 shadow123 michael1 michael123 Michael1 jennifer1 jordan23 jordan123
charlie1 charlie123 jessica1 jessica123 ashley12 ashley123 daniel12 daniel123 thomas123 andrew123 nicole12 nicole123
anthony1 matthew1 joshua123 chelsea1 chelsea123 liverpool1 arsenal1 arsenal123 barcelona1 manutd123 pokemon1
pokemon123 pokemon12 starwars1 starwars123 computer1 computer123 internet1 internet123 samsung1 samsung123 nokia123
google123 facebook1 facebook123 whatever1 whatever123 freedom1 freedom123 secret12 secret123 Secret123 changeme1
changeme123 Changeme1 Changeme123 default1 default123 testing1 testing12 testing123 test1234 test12345 test123456
Test1234 Test12345 tester123 testtest1 temp1234 temppass1 demo1234 demo12345 guest123 guest1234 user1234 user12345
username1 login123 login1234 access14 admin123 admin1234 admin12345 admin123456 Admin123 Admin1234 Admin12345
admin2024 admin2025 admin2026 Admin2025 Admin2026 administrator1 root1234 root12345 server123 system123 manager1
manager123 oracle123 mysql123 office123 company1 company123 hello123 hello1234 hello12345 Hello123 hellohello1
blink182 babygirl1 babygirl12 babygirl123 butterfly1 chocolate1 chocolate123 cookie123 flower123 summer12 summer123
Summer123 summer2024 summer2025 Summer2024 Summer2025 winter123 Winter2024 Winter2025 spring2025 money123 killer123
hunter123 ginger123 purple123 orange123 soccer12 soccer123 hockey123 rainbow1 rainbow123 diamond1 diamond123
mustang1 corvette1 mercedes1 ferrari1 ferrari123 gangster1 nirvana1 metallica1 slipknot1 newyork1 america1 london123
england1 france123 india123 india1234 india12345 India123 India1234 Indian123 indian123 mumbai123 mumbai1234
Mumbai123 bombay123 delhi123 bharat123 krishna1 krishna123 Krishna123 ganesh123 Ganesh123 ganpati123 shivaji123
sairam123 omsairam1 saibaba123 jaimatadi1 jaihind123 hanuman123 radhe123 radhakrishna1 mahadev123 bajrang123
lakshmi123 sachin123 sachin10 dhoni007 kohli123 virat123 cricket1 cricket123 Cricket123 bollywood1 rahul123 priya123
pooja123 amit1234 ravi1234 deepak123 sanjay123 suresh123 ramesh123 rajesh123 neha1234 anjali123 sunita123 kavita123
papa1234 mummy123 mother123 father123 family123 friends1 friends123 baby1234 angel123 god12345 jesus123 jesus777
blessed1 success1 success123 monster1 monster123 mypassword1 mypassword123 nopassword1 newpassword1 newpass123
yourpassword1 thepassword1 security1 secure123 asdfasdf1 qweqwe123 zxczxc123 abababab1 1password 123password
12345678abc a123123123 aaa111bbb222 qwerty789 pass@123 Pass@123 Password@1 Password@123 password@123 Admin@123
admin@123 Welcome@1 Welcome@123 Test@123 test@123 Test@1234 India@123 india@123 Abcd@123 Abcd@1234 abcd@1234
Abc@1234 abc@1234 Abc@12345 Qwerty@1 Qwerty@123 qwerty@123 Krishna@123 Mumbai@123 P@ssw0rd P@ssw0rd1 P@ssw0rd123
p@ssw0rd p@ssw0rd1 P@ssword1 P@ssword123 p@ssword1 Pa$$w0rd pa$$w0rd Pa$$word1 1234567890q 0987654321a 987654321a
9876543210a p0o9i8u7 m1n2b3v4 g13916055158 3rjs1la7qe xxxxxx11 zzzzzz11 pangat12 pangat123 pangat1234 pangat12345
Pangat12 Pangat123 Pangat1234 Pangat@123 pangat@123 pangat01 Pangat01 caterer1 caterer12 caterer123 caterer1234
Caterer1 Caterer123 Caterer@123 catering1 catering12 catering123 catering1234 Catering1 Catering123 Catering@123
caterers1 caterers123 customer1 customer12 customer123 customer1234 Customer1 Customer123 Customer@123 wedding1
wedding123 Wedding123 shaadi123 Shaadi123 kitchen1 kitchen123 biryani1 biryani123 foodie123 thali123 thali1234
party123 party1234 event123 events123 booking1 booking123
`

/**
 * Passwords that satisfy the rule of letter and digit and are still among the first that attackers try: those of published leaks,
 * India's and this product's own. Compared as they are written.
 */
export const commonPasswords: ReadonlySet<string> = new Set(words.trim().split(/\s+/))
