import { EMAIL_LOCAL_PART_MAX_CHARACTERS, EMAIL_MAX_CHARACTERS } from '../config/limits.ts'
import { ok } from '../result/result.ts'
import { type Checked, refuse } from './problem.ts'
import { checkLength, cleanText } from './text.ts'

// The WHATWG rule for the part before the `@`, without leading, trailing or consecutive dots, which no mail
// server accepts.
const LOCAL_PART = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/
const TYPED_DOMAIN = /^[\p{L}\p{M}\p{N}.\u3002-]+$/u
const LABEL = String.raw`[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?`
const HOST = new RegExp(String.raw`^(?:${LABEL}\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{0,58}[a-z\d])$`)

// Writing systems whose ordinary text combines scripts; any other label must not contain Latin letters, nor
// letters of two alphabets with look-alike letters.
const COMBINED_SYSTEMS = [
  /^[\p{Script=Latin}\p{Script=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{Script=Bopomofo}\p{Script=Common}\p{Script=Inherited}]*$/u,
  /^[\p{Script=Latin}\p{Script=Han}\p{Script=Hangul}\p{Script=Common}\p{Script=Inherited}]*$/u,
]
const LOOK_ALIKE_SCRIPTS = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
]

function mixesScripts(label: string): boolean {
  if (COMBINED_SYSTEMS.some(system => system.test(label))) return false
  const [latin, ...others] = LOOK_ALIKE_SCRIPTS.map(script => script.test(label))
  return latin === true || others.filter(Boolean).length > 1
}

/** The domain in ASCII, or undefined. The URL parser is the only punycode encoder in every browser. */
function asciiDomain(domain: string): string | undefined {
  if (!TYPED_DOMAIN.test(domain) || !URL.canParse(`http://${domain}`)) return undefined
  const host = new URL(`http://${domain}`).hostname
  return HOST.test(host) ? host : undefined
}

function checkLocalPart(local: string): Checked {
  if (/[^\x20-\x7e]/.test(local)) return refuse('localPartNotLatin')
  if (local.length > EMAIL_LOCAL_PART_MAX_CHARACTERS)
    return refuse('localPartTooLong', { max: EMAIL_LOCAL_PART_MAX_CHARACTERS })
  return LOCAL_PART.test(local) ? ok(local) : refuse('invalid')
}

/**
 * Email address by the WHATWG input rule with one `@`, at most 150 characters (spec §5). The value has a
 * lower-cased ASCII domain (international names as punycode), so that one mailbox has one spelling.
 */
export function checkEmail(raw: string): Checked {
  const text = cleanText(raw, 'NFKC')
  if (!text.ok) return text
  if (text.value === '') return refuse('required')
  const at = text.value.indexOf('@')
  if (at === -1 || at !== text.value.lastIndexOf('@')) return refuse('invalid')
  const local = checkLocalPart(text.value.slice(0, at))
  if (!local.ok) return local
  const domain = text.value.slice(at + 1)
  if (domain.split(/[.\u3002]/).some(mixesScripts)) return refuse('mixedScripts')
  const host = asciiDomain(domain)
  if (host === undefined) return refuse('invalid')
  return checkLength(`${local.value}@${host}`, { max: EMAIL_MAX_CHARACTERS })
}
