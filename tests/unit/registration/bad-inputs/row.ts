import type { SubmittableStep } from '@/lib/site/steps'

export type Values = Readonly<Record<string, string | boolean>>

/** What is put into a step that is otherwise filled in well, and what becomes of it. */
export type Row = {
  title: string
  step: SubmittableStep
  input: Values
  /** `field: code` of the one refusal; a row without is accepted. */
  refused?: string
  /** The one field that is stored otherwise than it was typed. */
  stored?: Readonly<Record<string, string>>
}

const shown = (value: string | boolean): string => {
  const text = JSON.stringify(value)
  return text.length > 60 ? `${text.slice(0, 40)}… of ${[...String(value)].length}` : text
}

const titleOf = (input: Values): string =>
  Object.entries(input)
    .map(([name, value]) => `${name} ${shown(value)}`)
    .join(', ')

/** Texts that template engines would run. */
export const TEMPLATES = ['{{7*7}}', '$' + '{x}', '#' + '{x}', '<%= x %>']

/** Rows of a step, each field beside the others that it needs. */
export const rowsOf = (step: SubmittableStep, beside: Values = {}) => ({
  accepts: (field: string, ...values: readonly (string | boolean)[]): readonly Row[] =>
    values.map(value => row(step, { ...beside, [field]: value })),
  /** Pairs of what is typed and what is stored. */
  normalises: (
    field: string,
    ...pairs: readonly (readonly [typed: string, stored: string])[]
  ): readonly Row[] =>
    pairs.map(([typed, value]) => ({
      ...row(step, { ...beside, [field]: typed }),
      stored: { [field]: value },
    })),
  refuses: (field: string, code: string, ...values: readonly (string | boolean)[]): readonly Row[] =>
    values.map(value => ({ ...row(step, { ...beside, [field]: value }), refused: `${field}: ${code}` })),
})

const row = (step: SubmittableStep, input: Values): Row => ({
  title: `${step}: ${titleOf(input)}`,
  step,
  input,
})
