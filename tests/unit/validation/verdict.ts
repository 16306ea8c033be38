import { expect } from 'vitest'
import type { Checked } from '@/lib/validation/problem'

type Rule = (raw: string) => Checked

/** The refusal of a rule as `code` or `code:parameter`, so that a table row reads as one word. */
export function refusal(checked: Checked<unknown>): string | undefined {
  if (checked.ok) return undefined
  const { code, params } = checked.error
  return params ? `${code}:${Object.values(params).join(',')}` : code
}

/**
 * Holds that the input is accepted as `value`, and that the value is accepted unchanged when it comes back.
 */
export function expectAccepted(rule: Rule, raw: string, value: string): void {
  expect(rule(raw)).toEqual({ ok: true, value })
  expect(rule(value)).toEqual({ ok: true, value })
}

export const expectRefused = (rule: Rule, raw: string, why: string): void =>
  expect(refusal(rule(raw)) ?? 'accepted').toBe(why)
