import { failed, ok } from '../result/result.ts'
import type { Checked } from './problem.ts'
import { checkLength, cleanText, type TextLimits } from './text.ts'

/** Normalizes a text of several lines, each by itself; a tab becomes a space. May be empty. */
export function cleanMultilineText(raw: string): Checked {
  const lines: string[] = []
  for (const typed of raw.split(/\r\n|\r|\n/)) {
    const line = cleanText(typed.replaceAll('\t', ' '), 'NFC')
    if (!line.ok) return failed(line.error)
    lines.push(line.value)
  }
  return ok(lines.join('\n').trim())
}

/** Cleans a text of several lines that may stay empty, and checks its length. */
export function checkOptionalLines(raw: string, limits: TextLimits): Checked {
  const text = cleanMultilineText(raw)
  return text.ok ? checkLength(text.value, limits) : text
}
