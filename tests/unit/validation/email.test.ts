import { describe, expect, it } from 'vitest'
import { checkEmail } from '@/lib/validation/email'
import { expectAccepted, expectRefused } from './verdict'

/** An address of exactly that many characters, with a local part of 64. */
const addressOfLength = (length: number) => {
  const domain = `${'d'.repeat(60)}.${'e'.repeat(length - 64 - 1 - 61 - 3)}.io`
  return `${'l'.repeat(64)}@${domain}`
}

describe('email (spec §5)', () => {
  it.each([
    ['user+tag@example.com', 'user+tag@example.com'],
    ["o'brien@example.ie", "o'brien@example.ie"],
    [' User@Example.COM ', 'User@example.com'],
    ['　user＠example.com', 'user@example.com'],
    ['us\u200Ber@example.com', 'user@example.com'],
    ['user@例え.jp', 'user@xn--r8jz45g.jp'],
    ['user@例え。jp', 'user@xn--r8jz45g.jp'],
    ['user@xn--r8jz45g.jp', 'user@xn--r8jz45g.jp'],
    ['user@BÜCHER.example', 'user@xn--bcher-kva.example'],
    ['user@bu\u0308cher.example', 'user@xn--bcher-kva.example'],
    ['user@пример.рф', 'user@xn--e1afmkfd.xn--p1ai'],
    ['user@東京タワーtower.jp', 'user@xn--tower-lr4dmmodv073ay09b.jp'],
    ['user@한국store.kr', 'user@xn--store-820tq28s.kr'],
    ['user@παράδειγμα.gr', 'user@xn--hxajbheg2az3al.gr'],
    ['user@օրինակ.am', 'user@xn--y9atn0a2c3a.am'],
    ['a@b.co', 'a@b.co'],
    ['a.b-c_d@sub.example.co.uk', 'a.b-c_d@sub.example.co.uk'],
    [`${'a'.repeat(64)}@example.com`, `${'a'.repeat(64)}@example.com`],
  ])('accepts %j', (raw, value) => expectAccepted(checkEmail, raw, value))

  it.each([
    ['', 'required'],
    ['  ', 'required'],
    ['user', 'invalid'],
    ['@example.com', 'invalid'],
    ['user@', 'invalid'],
    ['a@b@c.com', 'invalid'],
    ['a@b.com@c.com', 'invalid'],
    ['a@b', 'invalid'],
    ['a@localhost', 'invalid'],
    ['a@[127.0.0.1]', 'invalid'],
    ['a@127.0.0.1', 'invalid'],
    ['a@2130706433.1', 'invalid'],
    ['a..b@x.co', 'invalid'],
    ['.a@x.co', 'invalid'],
    ['a.@x.co', 'invalid'],
    ['"a b"@x.co', 'invalid'],
    ['a b@x.co', 'invalid'],
    ['a,b@x.co', 'invalid'],
    ['a@-x.com', 'invalid'],
    ['a@x-.com', 'invalid'],
    ['a@x..com', 'invalid'],
    ['a@x.com.', 'invalid'],
    ['a@x_y.com', 'invalid'],
    ['a@x.com/path', 'invalid'],
    ['a@x.com:80', 'invalid'],
    ['a@x.com?q', 'invalid'],
    ['a@x%2ecom', 'invalid'],
    ['a@xn--.com', 'invalid'],
    ['a@x.c', 'invalid'],
    ['a@x.1com', 'invalid'],
    ['a@x.com1', 'invalid'],
    ['a@x.xn--', 'invalid'],
    [`a@${'x'.repeat(64)}.com`, 'invalid'],
    ['user\u0000@example.com', 'forbiddenCharacters'],
    ['user@example.com\r\nBcc: x@y.z', 'forbiddenCharacters'],
    ['用户@example.com', 'localPartNotLatin'],
    ['usеr@example.com', 'localPartNotLatin'],
    ['josé@example.com', 'localPartNotLatin'],
    ['user@pаypal.com', 'mixedScripts'],
    ['user@gοοgle.com', 'mixedScripts'],
    ['user@раyраl.com', 'mixedScripts'],
    ['user@абвγδ.com', 'mixedScripts'],
    [`${'a'.repeat(65)}@example.com`, 'localPartTooLong:64'],
  ])('refuses %j', (raw, why) => expectRefused(checkEmail, raw, why))

  it('takes 150 characters and not one more', () => {
    expect(addressOfLength(150)).toHaveLength(150)
    expectAccepted(checkEmail, addressOfLength(150), addressOfLength(150))
    expectRefused(checkEmail, addressOfLength(151), 'tooLong:150')
  })
})
