import { isObject } from '@/components/data/get-json'
import type { SupportBarWords } from '@/lib/support/bar-words'

const TEXTS = ['label', 'acting', 'organization', 'stay', 'end', 'action', 'endedHref'] as const

const isTexts = (sent: unknown): boolean =>
  Array.isArray(sent) && sent.every(text => typeof text === 'string')

/** Parses the bar in the response of the account handler; undefined if it is not valid. */
export function parseSupportBar(sent: unknown): SupportBarWords | undefined {
  if (!isObject(sent) || !('left' in sent) || !('soon' in sent) || !('secondsLeft' in sent)) return undefined
  const { left, soon, secondsLeft } = sent
  const texts = TEXTS.map(name => [name, Reflect.get(sent, name)] as const)
  const isValid =
    texts.every(([, text]) => typeof text === 'string') &&
    isTexts(left) &&
    isTexts(soon) &&
    typeof secondsLeft === 'number'
  return isValid ? (sent as SupportBarWords) : undefined
}
