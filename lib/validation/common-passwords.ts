/**
 * Passwords that password-guessing tools try first, lower-cased, limited to those that pass all other rules
 * (8 characters or more, a number, allowed characters), in the languages of the sites.
 */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `
  password0 password1 password01 password1a password2 password3 password7 password9 password10 password11 password12
  password123 password1234 password12345 password123456 password2020 password2021 password2022 password2023
  password2024 password2025 password2026 password.1 password-1 password_1 password@1 password@12 password@123
  password@1234 passw0rd passw0rd1 passw0rd12 passw0rd123 p@ssword1 p@ssword12 p@ssword123 p@ssw0rd p@ssw0rd1
  p@ssw0rd12 p@ssw0rd123 p@ssw0rd1234 p@55w0rd pa55word pa55word1 pa55w0rd pass1234 pass12345 pass123456 pass@123
  pass@1234 passwort1 passwort123 mypassword1 newpassword1 changeme1 changeme12 changeme123 change.me1 letmein1
  letmein12 letmein123 welcome1 welcome01 welcome12 welcome123 welcome1234 welcome2024 welcome2025 welcome2026
  welcome@1 welcome@123 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwerty@123 qwertyui1 qwertyuiop1
  qwertyuiop123 azerty12 azerty123 azerty1234 azertyuiop1 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 zaq12wsx zaq1xsw2 qazwsx123
  q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y qweasd123 qweasdzxc1 asdf1234 asdfgh123
  asdfghjkl1 asdfghjkl123 zxcvbnm1 zxcvbnm123 abc12345 abc123456 abcd1234 abcd12345 abcd@1234 abcde123 abcde12345
  abcdef12 abcdef123 abcdefg1 abcdefg123 abcdefgh1 a1b2c3d4 a1b2c3d4e5 aa123456 aa12345678 a1234567 a12345678
  a123456789 1234567a 12345678a 123456789a 123456abc 1234abcd 1a2b3c4d admin123 admin1234 admin12345 admin@123
  administrator1 root1234 user1234 guest123 test1234 test12345 testing1 testing123 temp1234 demo1234 default1
  secret12 secret123 login123 login1234 access14 master12 master123 monkey12 monkey123 dragon12 dragon123 shadow12
  shadow123 sunshine1 sunshine12 sunshine123 princess1 princess12 princess123 football1 football12 football123
  baseball1 baseball12 basketball1 superman1 superman123 batman123 pokemon1 pokemon123 starwars1 starwars123 iloveyou1
  iloveyou2 iloveyou12 iloveyou123 trustno1 whatever1 computer1 internet1 michael1 jennifer1 jordan23 charlie1
  charlie123 samantha1 liverpool1 chelsea123 arsenal123 hello123 hello1234 hello12345 summer12 summer123 summer2024
  summer2025 summer2026 winter123 winter2024 winter2025 winter2026 spring123 spring2025 spring2026 autumn2025
  autumn2026 monday123 friday123 january1 december1 company1 company123 school123 school1234 student1 student123
  teacher1 teacher123 doctor123 hospital1 clinic123 pearson1 pearson123 pearson2025 pearson2026
  motdepasse1 motdepasse123 m0tdepasse bonjour1 bonjour12 bonjour123 soleil123 doudou123 chouchou1 bienvenue1
  bienvenue123 canada123 wachtwoord1 wachtwoord12 wachtwoord123 welkom01 welkom12 welkom123 welkom1234 welkom2025
  welkom2026 geheim123 amsterdam1 feyenoord1 nederland1 contrasena1 contrasena123 hola1234 hola12345 bienvenido1
  barcelona1 realmadrid1 teamo123 espana123 australia1 sydney123 newzealand1 singapore1 singapore123 sakura123
  `
    .trim()
    .split(/\s+/),
)
